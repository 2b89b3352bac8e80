export {
  FormCheckbox,
  FormChoiceTiles,
  FormDateOfBirth,
  FormPhone,
  FormPostcode,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
  type FormCheckboxProps,
  type FormChoiceTilesProps,
  type FormPhoneProps,
  type FormSelectProps,
  type FormSwitchProps,
  type FormTextAreaProps,
  type FormTextFieldProps,
} from './fields';
export { errorKeys, findErrors, formSchema, type ErrorKey, type FormErrors, type FormSchema } from './form-schema';
export {
  birthdate,
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
} from './rules';
export {
  ShopForm,
  ShopFormElement,
  ShopFormProvider,
  useErrorMessages,
  useHasShopForm,
  useShopForm,
  type ShopFormApi,
  type ShopFormProps,
} from './shop-form';
export { useField, type FormFieldProps } from './use-field';
export type { FormStateOptions } from './use-form-state';
