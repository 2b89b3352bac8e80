import type { Meta } from '@storybook/react-webpack5';
import { TextArea, type TextAreaProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Text area' } satisfies Meta;

function Sample({ value = '', ...props }: Partial<TextAreaProps> & Pick<TextAreaProps, 'name'>) {
  const label = useMessage()('message.label');
  return (
    <Held first={value}>{(held, hold) => <TextArea label={label} {...props} value={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const message = useMessage();
  const text = message('message.value');
  return (
    <Sheet title="text-area">
      <Specimen state="state.empty">
        <Sample name="empty" optional={message('common.optional')} />
      </Specimen>
      <Specimen state="state.placeholder">
        <Sample
          name="example"
          help={message('message.help')}
          maxLength={200}
          placeholder={message('message.example')}
        />
      </Specimen>
      <Specimen state="state.filled">
        <Sample name="filled" value={text} />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" value={text} />
      </Specimen>
      <Specimen state="state.locked">
        <Sample name="locked" readOnly value={text} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" disabled value={text} />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={message('common.error.required')} />
      </Specimen>
      <Specimen state="state.long">
        <Sample
          name="long"
          label={message('company.label')}
          value={`${message('company.value')} ${message} ${message}`}
          error={message('company.error')}
        />
      </Specimen>
    </Sheet>
  );
}
