import type { Meta } from '@storybook/react-webpack5';
import { Amount, FormerPrice, Free, VisuallyHidden } from '@alzette/ui';
import { SamplePrice } from '../support/sample-price';
import { Sheet, Specimen } from '../support/sheet';
import { useMoney } from '../support/use-money';
import { useMessage } from '../support/use-message';

export default { title: 'Pieces/Price' } satisfies Meta;

export function States() {
  const message = useMessage();
  const money = useMoney();
  return (
    <Sheet title="price">
      <Specimen state="state.large">
        <SamplePrice cents={1999} size="lg" />
      </Specimen>
      <Specimen state="state.medium">
        <SamplePrice cents={1999} />
      </Specimen>
      <Specimen state="state.small">
        <SamplePrice cents={1999} size="sm" />
      </Specimen>
      <Specimen state="state.once">
        <SamplePrice cents={123600} once />
      </Specimen>
      <Specimen state="price.amount">
        <Amount>{money(1999)}</Amount>
      </Specimen>
      <Specimen state="price.former">
        <FormerPrice label={message('common.price-before')}>{money(2499)}</FormerPrice> <Amount>{money(1999)}</Amount>
      </Specimen>
      <Specimen state="price.free">
        <Free>{message('common.free')}</Free>
      </Specimen>
      <Specimen state="price.heard">
        <p>
          {message('details')} <VisuallyHidden>{message('plan.m')}</VisuallyHidden>
        </p>
      </Specimen>
    </Sheet>
  );
}
