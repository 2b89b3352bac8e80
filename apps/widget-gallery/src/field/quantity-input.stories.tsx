import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { QuantityInput, type QuantityInputProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Quantity input' } satisfies Meta;

function Sample({ value = 1, max = 5, ...props }: Partial<QuantityInputProps> & Pick<QuantityInputProps, 'name'>) {
  const message = useMessage();
  const fixed = {
    label: message('quantity.label'),
    decreaseLabel: message('quantity.less'),
    increaseLabel: message('quantity.more'),
    rangeError: message('offer.quantity.range', { max }),
    max,
  };
  return (
    <Held first={value}>{(held, hold) => <QuantityInput {...fixed} {...props} value={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const message = useMessage();
  return (
    <Sheet title="quantity-input">
      <Specimen state="state.minimum">
        <Sample name="minimum" />
      </Specimen>
      <Specimen state="state.between">
        <Sample name="between" value={3} />
      </Specimen>
      <Specimen state="state.maximum">
        <Sample name="maximum" value={5} help={message('quantity.help')} />
      </Specimen>
      <Specimen state="state.one-only">
        <Sample name="one-only" max={1} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" value={2} disabled />
      </Specimen>
      <Specimen state="state.error">
        <Sample name="error" value={3} error={message('quantity.error')} />
      </Specimen>
      <Specimen state="state.long">
        <Sample name="long" label={message('company.label')} value={3} error={message('company.error')} />
      </Specimen>
    </Sheet>
  );
}

/** What is typed stays in sight with its error until the field is left. */
export const OutOfRange: StoryObj = {
  render: () => (
    <Sheet title="quantity-input">
      <Specimen state="state.out-of-range">
        <Sample name="typed" value={3} />
      </Specimen>
    </Sheet>
  ),
  play: ({ canvasElement }) => userEvent.type(within(canvasElement).getByRole('spinbutton'), '2'),
};
