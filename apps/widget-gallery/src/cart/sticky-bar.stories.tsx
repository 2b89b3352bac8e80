import type { Meta } from '@storybook/react-webpack5';
import { Button, StickyBar } from '@alzette/ui';
import { SamplePrice } from '../support/sample-price';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useMessage } from '../support/use-message';

export default { title: 'Cart/Sticky bar', globals: { viewport: { value: 'mobile2' } } } satisfies Meta;

const nothing = () => {};

function Sample({ long }: { readonly long?: boolean }) {
  const message = useMessage();
  const today = message('common.price-today', { amount: useMoney()(23600) });
  return (
    <StickyBar
      label={message('totals.open')}
      price={<SamplePrice cents={5498} size="sm" />}
      today={today}
      onOpen={nothing}
      stacked={long}
    >
      <Button variant="primary" compact wide={long}>
        {message(long ? 'cart.long' : 'cart.action')}
      </Button>
    </StickyBar>
  );
}

/** Visible below 960 only. */
export function States() {
  const message = useMessage();
  return (
    <Sheet title="sticky-bar">
      <Specimen state="state.rest" bare>
        <p>{message('page.narrow')}</p>
        <Sample />
      </Specimen>
      <Specimen state="state.stacked" bare>
        <p>{message('page.narrow')}</p>
        <Sample long />
      </Specimen>
    </Sheet>
  );
}
