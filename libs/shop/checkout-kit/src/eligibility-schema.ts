import { formSchema, postcode, printed, streetNumber } from '@alzette/forms';
import { eligibilityKeys } from '@alzette/shop-model';

/** The rules of the address at which plans are checked. */
export const eligibilitySchema = formSchema({
  [eligibilityKeys.street]: printed(),
  [eligibilityKeys.streetNumber]: streetNumber(),
  [eligibilityKeys.postalCode]: postcode(),
  [eligibilityKeys.city]: printed(),
});
