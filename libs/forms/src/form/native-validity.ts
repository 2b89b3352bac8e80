import type { ErrorKey } from '../rules/error-key';
import type { FormErrors } from '../rules/form-schema';

/** What the browser itself finds wrong with the named controls of a form (spec row N1), by name. */
export function nativeErrors(form: HTMLFormElement | null): FormErrors {
  const controls = Array.from(form?.elements ?? []).filter(isNamedInput);
  const wrong = controls.filter((control) => control.willValidate && !control.validity.valid);
  return Object.fromEntries(wrong.map((control) => [control.name, keyOf(control.validity)]));
}

function keyOf(validity: ValidityState): ErrorKey {
  if (validity.valueMissing) return 'required';
  if (validity.typeMismatch) return 'email';
  return 'pattern';
}

function isNamedInput(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText && element.name !== '';
}
