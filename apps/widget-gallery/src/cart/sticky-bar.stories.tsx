import type { Meta } from '@storybook/react-webpack5';
import { Button, StickyBar } from '@alzette/ui';
import { SamplePrice } from '../support/sample-price';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useWords } from '../support/use-words';

export default { title: 'Cart/Sticky bar', globals: { viewport: { value: 'mobile2' } } } satisfies Meta;

const nothing = () => {};

function Sample({ long }: { readonly long?: boolean }) {
  const words = useWords();
  const today = words('common.price-today', { amount: useMoney()(23600) });
  return (
    <StickyBar price={<SamplePrice cents={5498} size="sm" />} today={today} onOpen={nothing} stacked={long}>
      <Button variant="primary" compact wide={long}>
        {words(long ? 'cart.long' : 'cart.action')}
      </Button>
    </StickyBar>
  );
}

/** Below 960 only; on a wide screen there is nothing to see. */
export function States() {
  const words = useWords();
  return (
    <Sheet title="sticky-bar">
      <Specimen state="state.rest" bare>
        <p>{words('page.narrow')}</p>
        <Sample />
      </Specimen>
      <Specimen state="state.stacked" bare>
        <p>{words('page.narrow')}</p>
        <Sample long />
      </Specimen>
    </Sheet>
  );
}
