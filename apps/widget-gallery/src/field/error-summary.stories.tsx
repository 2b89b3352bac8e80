import type { Meta } from '@storybook/react-webpack5';
import { ErrorSummary, Stack, TextField } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage, type MessageId } from '../support/use-message';

export default { title: 'Fields/Error summary' } satisfies Meta;

interface SampleProps {
  readonly fields: readonly { readonly id: string; readonly label: MessageId; readonly error: MessageId }[];
}

function Sample({ fields }: SampleProps) {
  const message = useMessage();
  const errors = fields.map(({ id, label, error }) => ({
    fieldId: id,
    message: message('common.error-line', { label: message(label), message: message(error) }),
  }));
  return (
    <Stack>
      <ErrorSummary title={message('common.error-summary.title', { count: fields.length })} errors={errors} />
      {fields.map(({ id, label, error }) => (
        <Held key={id} first="">
          {(held, hold) => (
            <TextField name={id} label={message(label)} error={message(error)} value={held} onChange={hold} />
          )}
        </Held>
      ))}
    </Stack>
  );
}

export function OneField() {
  return (
    <Sheet title="error-summary">
      <Specimen state="state.error" wide>
        <Sample fields={[{ id: 'email', label: 'email.label', error: 'common.error.email' }]} />
      </Specimen>
    </Sheet>
  );
}

export function ManyFields() {
  return (
    <Sheet title="error-summary">
      <Specimen state="state.long" wide>
        <Sample
          fields={[
            { id: 'firstname', label: 'firstname.label', error: 'common.error.required' },
            { id: 'email', label: 'email.label', error: 'common.error.email' },
            { id: 'company', label: 'company.label', error: 'company.error' },
          ]}
        />
      </Specimen>
    </Sheet>
  );
}
