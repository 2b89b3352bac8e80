import type { Meta } from '@storybook/react-webpack5';
import { SegmentedChoice } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Segmented choice' } satisfies Meta;

function Sample({ name, value }: { readonly name: string; readonly value: string }) {
  const message = useMessage();
  const options = [
    { value: 'monthly', label: message('show.monthly') },
    { value: 'total', label: message('show.total') },
  ];
  return (
    <Held first={value}>
      {(held, hold) => (
        <SegmentedChoice name={name} label={message('show.label')} options={options} value={held} onChange={hold} />
      )}
    </Held>
  );
}

export function States() {
  return (
    <Sheet title="segmented-choice">
      <Specimen state="state.chosen">
        <Sample name="chosen" value="monthly" />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" value="monthly" />
      </Specimen>
    </Sheet>
  );
}
