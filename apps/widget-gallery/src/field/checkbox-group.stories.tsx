import type { Meta } from '@storybook/react-webpack5';
import { CheckboxGroup, type CheckboxGroupProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Fields/Checkbox group' } satisfies Meta;

type Box = CheckboxGroupProps['boxes'][number];

interface SampleProps extends Partial<Omit<CheckboxGroupProps, 'boxes' | 'onChange'>> {
  readonly name: string;
  /** What is different about the second box. */
  readonly sms?: Partial<Box>;
}

function Sample({ values = [], sms, ...props }: SampleProps) {
  const words = useWords();
  const boxes: readonly Box[] = [
    { value: 'mail', label: words('contact.mail') },
    { value: 'sms', label: words('contact.sms'), ...sms },
    { value: 'post', label: words('contact.post') },
  ];
  return (
    <Held first={values}>
      {(held, hold) => (
        <CheckboxGroup label={words('contact.label')} {...props} boxes={boxes} values={held} onChange={hold} />
      )}
    </Held>
  );
}

export function States() {
  const words = useWords();
  return (
    <Sheet title="checkbox-group">
      <Specimen state="state.none">
        <Sample name="none" optional={words('common.optional')} />
      </Specimen>
      <Specimen state="state.some">
        <Sample name="some" values={['mail', 'sms']} />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" values={['mail']} />
      </Specimen>
      <Specimen state="state.help">
        <Sample name="help" help={words('contact.help')} sms={{ help: words('contact.sms.help') }} />
      </Specimen>
      <Specimen state="state.one-disabled">
        <Sample name="one-disabled" values={['post']} sms={{ disabled: true }} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" values={['mail']} disabled />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={words('contact.error.required')} />
      </Specimen>
      <Specimen state="state.error-in-one">
        <Sample name="error-in-one" values={['sms']} sms={{ error: words('contact.sms.error') }} />
      </Specimen>
      <Specimen state="state.long" wide>
        <Sample
          name="long"
          label={words('company.label')}
          sms={{ label: words('contact.long'), help: words('company.value') }}
        />
      </Specimen>
    </Sheet>
  );
}
