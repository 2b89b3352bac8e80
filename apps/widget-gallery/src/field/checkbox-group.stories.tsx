import type { Meta } from '@storybook/react-webpack5';
import { CheckboxGroup, type CheckboxGroupProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Checkbox group' } satisfies Meta;

type Box = CheckboxGroupProps['boxes'][number];

interface SampleProps extends Partial<Omit<CheckboxGroupProps, 'boxes' | 'onChange'>> {
  readonly name: string;
  /** What is different about the second box. */
  readonly sms?: Partial<Box>;
}

function Sample({ values = [], sms, ...props }: SampleProps) {
  const message = useMessage();
  const boxes: readonly Box[] = [
    { value: 'mail', label: message('contact.mail') },
    { value: 'sms', label: message('contact.sms'), ...sms },
    { value: 'post', label: message('contact.post') },
  ];
  return (
    <Held first={values}>
      {(held, hold) => (
        <CheckboxGroup label={message('contact.label')} {...props} boxes={boxes} values={held} onChange={hold} />
      )}
    </Held>
  );
}

export function States() {
  const message = useMessage();
  return (
    <Sheet title="checkbox-group">
      <Specimen state="state.none">
        <Sample name="none" optional={message('common.optional')} />
      </Specimen>
      <Specimen state="state.some">
        <Sample name="some" values={['mail', 'sms']} />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" values={['mail']} />
      </Specimen>
      <Specimen state="state.help">
        <Sample name="help" help={message('contact.help')} sms={{ help: message('contact.sms.help') }} />
      </Specimen>
      <Specimen state="state.one-disabled">
        <Sample name="one-disabled" values={['post']} sms={{ disabled: true }} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" values={['mail']} disabled />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={message('contact.error.required')} />
      </Specimen>
      <Specimen state="state.error-in-one">
        <Sample name="error-in-one" values={['sms']} sms={{ error: message('contact.sms.error') }} />
      </Specimen>
      <Specimen state="state.long" wide>
        <Sample
          name="long"
          label={message('company.label')}
          sms={{ label: message('contact.long'), help: message('company.value') }}
        />
      </Specimen>
    </Sheet>
  );
}
