import type { Meta } from '@storybook/react-webpack5';
import { Button, OfferBar, SimPicture, Thumb } from '@alzette/ui';
import { SamplePrice } from '../support/sample-price';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useWords } from '../support/use-words';

export default { title: 'Offers/Offer bar' } satisfies Meta;

const nothing = () => {};

function Sample({ long, busy }: { readonly long?: boolean; readonly busy?: boolean }) {
  const words = useWords();
  const title = words(long ? 'plan.long' : 'plan.m');
  return (
    <OfferBar
      label={title}
      picture={
        <Thumb>
          <SimPicture size={24} />
        </Thumb>
      }
      title={title}
      text={words(long ? 'company.value' : 'plan.m.facts')}
      sums={[
        { id: 'monthly', label: words('monthly'), price: <SamplePrice cents={1999} /> },
        { id: 'today', label: words('common.today'), price: <SamplePrice cents={2900} once /> },
      ]}
      short={{
        price: <SamplePrice cents={1999} size="sm" />,
        today: words('common.price-today', { amount: useMoney()(2900) }),
      }}
      onOpen={nothing}
    >
      <Button variant="primary" compact busy={busy} busyLabel={words('button.link.busy')}>
        {words('cart.choose')}
      </Button>
    </OfferBar>
  );
}

export function States() {
  return (
    <Sheet title="offer-bar">
      <Specimen state="state.rest" bare wide>
        <Sample />
      </Specimen>
      <Specimen state="state.busy" bare wide>
        <Sample busy />
      </Specimen>
      <Specimen state="state.long" bare wide>
        <Sample long />
      </Specimen>
    </Sheet>
  );
}
