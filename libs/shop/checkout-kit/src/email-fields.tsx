import { FormTextField } from '@alzette/forms';
import { contractKeys } from '@alzette/shop-model';

const email = { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false } as const;

/** The e-mail address and its repetition. */
export function EmailFields() {
  return (
    <>
      <FormTextField name={contractKeys.email} {...email} />
      <FormTextField name={contractKeys.emailConfirm} {...email} />
    </>
  );
}
