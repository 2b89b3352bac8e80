export { ShopForm, type ShopFormProps } from './form/shop-form';
export { useShopForm, type ShopFormApi } from './form/form-context';
export { useErrorWords } from './form/use-error-words';
export { toFlat, toNested, type NestedValues } from './form/nested';

export {
  FormPostcode,
  FormSelect,
  FormTextArea,
  FormTextField,
  type FormSelectProps,
  type FormTextAreaProps,
  type FormTextFieldProps,
} from './fields/text-fields';
export {
  FormCheckbox,
  FormChoiceTiles,
  FormSwitch,
  type FormCheckboxProps,
  type FormChoiceTilesProps,
  type FormSwitchProps,
} from './fields/choice-fields';
export { FormDateOfBirth, FormPhone, type FormPhoneProps } from './fields/compound-fields';
export { useField, type FormFieldProps } from './fields/use-field';

export { errorKeys, type ErrorKey } from './rules/error-key';
export { findErrors, formSchema, type FormErrors, type FormSchema } from './rules/form-schema';
export {
  checked,
  email,
  phone,
  postcode,
  sameAs,
  satisfied,
  streetNumber,
  text,
  textThat,
  when,
} from './rules/text-rules';
export { birthdate } from './rules/birthdate';
