import type { Meta } from '@storybook/react-webpack5';
import { useErrorMessages } from '@alzette/forms';
import { FieldError, TextField } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage, type MessageId } from '../support/use-message';

export default { title: 'Fields/Field errors' } satisfies Meta;

const samples = [
  { kind: 'required', label: 'firstname.label', value: '' },
  { kind: 'email', label: 'email.label', value: 'camille@example' },
  { kind: 'mismatch', label: 'email-confirm.label', value: 'camile@example.lu' },
  { kind: 'postcode', label: 'postcode.label', value: '25' },
  { kind: 'number', label: 'street-number.label', value: 'IV' },
  { kind: 'phone', label: 'phone.label', value: '691' },
  { kind: 'date', label: 'birthdate.label', value: '31.02.1991' },
  { kind: 'minimum-age', label: 'birthdate.label', value: '14.05.2020' },
  { kind: 'choice', label: 'country.label', value: 'Atlantis' },
  { kind: 'pattern', label: 'iccid.label', value: '8935' },
] as const satisfies readonly { kind: string; label: MessageId; value: string }[];

/** The default message of each kind of error. */
export function Kinds() {
  const message = useMessage();
  const errorMessage = useErrorMessages();
  return (
    <Sheet title="field-errors">
      {samples.map(({ kind, label, value }) => (
        <Specimen key={kind} state={`kind.${kind}`}>
          <Held first={value as string}>
            {(held, hold) => (
              <TextField
                name={kind}
                label={message(label)}
                value={held}
                onChange={hold}
                error={errorMessage('gallery.shared', kind)}
              />
            )}
          </Held>
        </Specimen>
      ))}
    </Sheet>
  );
}

/** The error text alone, for a widget of another package. */
export function Alone() {
  const message = useMessage();
  return (
    <Sheet title="field-errors">
      <Specimen state="state.error">
        <FieldError id="short">{message('common.error.required')}</FieldError>
      </Specimen>
      <Specimen state="state.long">
        <FieldError id="long">{message('company.error')}</FieldError>
      </Specimen>
    </Sheet>
  );
}
