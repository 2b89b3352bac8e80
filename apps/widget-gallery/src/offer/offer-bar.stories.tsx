import type { Meta } from '@storybook/react-webpack5';
import { Button, OfferBar, SimPicture, Thumb } from '@alzette/ui';
import { SamplePrice } from '../support/sample-price';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useMessage } from '../support/use-message';

export default { title: 'Offers/Offer bar' } satisfies Meta;

const nothing = () => {};

function Sample({ long, busy }: { readonly long?: boolean; readonly busy?: boolean }) {
  const message = useMessage();
  const title = message(long ? 'plan.long' : 'plan.m');
  return (
    <OfferBar
      label={title}
      picture={
        <Thumb>
          <SimPicture size={24} />
        </Thumb>
      }
      title={title}
      text={message(long ? 'company.value' : 'plan.m.facts')}
      sums={[
        { id: 'monthly', label: message('monthly'), price: <SamplePrice cents={1999} /> },
        { id: 'today', label: message('common.today'), price: <SamplePrice cents={2900} once /> },
      ]}
      short={{
        label: message('totals.open'),
        price: <SamplePrice cents={1999} size="sm" />,
        today: message('common.price-today', { amount: useMoney()(2900) }),
      }}
      onOpen={nothing}
    >
      <Button variant="primary" compact busy={busy} busyLabel={message('button.link.busy')}>
        {message('cart.choose')}
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
