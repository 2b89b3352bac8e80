import type { Meta } from '@storybook/react-webpack5';
import { TextArea, type TextAreaProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Fields/Text area' } satisfies Meta;

function Sample({ value = '', ...props }: Partial<TextAreaProps> & Pick<TextAreaProps, 'name'>) {
  const label = useWords()('message.label');
  return (
    <Held first={value}>{(held, hold) => <TextArea label={label} {...props} value={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const words = useWords();
  const message = words('message.value');
  return (
    <Sheet title="text-area">
      <Specimen state="state.empty">
        <Sample name="empty" optional={words('common.optional')} />
      </Specimen>
      <Specimen state="state.placeholder">
        <Sample name="example" help={words('message.help')} maxLength={200} placeholder={words('message.example')} />
      </Specimen>
      <Specimen state="state.filled">
        <Sample name="filled" value={message} />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" value={message} />
      </Specimen>
      <Specimen state="state.locked">
        <Sample name="locked" readOnly value={message} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" disabled value={message} />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={words('common.error.required')} />
      </Specimen>
      <Specimen state="state.long">
        <Sample
          name="long"
          label={words('company.label')}
          value={`${words('company.value')} ${message} ${message}`}
          error={words('company.error')}
        />
      </Specimen>
    </Sheet>
  );
}
