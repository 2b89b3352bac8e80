import type { Meta } from '@storybook/react-webpack5';
import { Stepper, type StepperProps } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Messages/Stepper' } satisfies Meta;

const ids = ['cart', 'contract', 'delivery', 'summary', 'confirmation'] as const;
const nothing = () => {};

function Sample({ active, onSelect }: { readonly active: number; readonly onSelect?: StepperProps['onSelect'] }) {
  const message = useMessage();
  const items = ids.map((id, index) => ({
    id,
    label: message(`step.${id}`),
    state: index < active ? ('done' as const) : index === active ? ('active' as const) : ('next' as const),
  }));
  const position = message('common.step-position', { step: active + 1, count: ids.length });
  return <Stepper items={items} position={position} onSelect={onSelect} />;
}

export function States() {
  return (
    <Sheet title="stepper">
      <Specimen state="state.first-step" bare wide>
        <Sample active={0} onSelect={nothing} />
      </Specimen>
      <Specimen state="state.middle-step" bare wide>
        <Sample active={2} onSelect={nothing} />
      </Specimen>
      <Specimen state="state.focused" bare wide>
        <Sample active={3} onSelect={nothing} />
      </Specimen>
      <Specimen state="state.last-step" bare wide>
        <Sample active={4} />
      </Specimen>
    </Sheet>
  );
}
