import { compact, readEmail, readPostcode, type FormValues } from '@alzette/shop-model';
import { mixed, string, type AnySchema } from 'yup';
import type { ErrorKey } from './error-key';

interface TextConstraints {
  readonly required?: boolean | undefined;
  /** The only answers that count. */
  readonly allowed?: readonly string[] | undefined;
  readonly pattern?: RegExp | undefined;
}

/** A text: required unless said otherwise; `choice` outside the allowed values, `pattern` where it does not match. */
export function text({ required = true, allowed, pattern }: TextConstraints = {}) {
  let rule = string();
  if (required) rule = rule.test('required', 'required', hasText);
  if (allowed) rule = rule.test('choice', 'choice', (value) => !hasText(value) || allowed.includes(value));
  if (pattern) rule = rule.test('pattern', 'pattern', (value) => !hasText(value) || pattern.test(value));
  return rule;
}

/** A required text that `isRight` accepts; `key` names what is wrong otherwise. */
export function textThat(key: ErrorKey, isRight: (value: string) => boolean) {
  return text().test(key, key, (value) => !hasText(value) || isRight(value.trim()));
}

export const email = () => textThat('email', (value) => readEmail(value) !== null);

/** Equal to the answer under another key, whatever the case and the spaces around. */
export function sameAs(otherKey: string) {
  return text().test('mismatch', 'mismatch', (value, context) => {
    const other = valuesOf(context.options.context)[otherKey];
    return !hasText(value) || fold(value) === fold(typeof other === 'string' ? other : '');
  });
}

export const postcode = () => textThat('postcode', (value) => readPostcode(value) !== null);

export const streetNumber = () => textThat('number', (value) => /^\d+$/u.test(compact(value)));

/** A number without its country prefix, spaces and dashes allowed. */
export const phone = () => textThat('phone', (value) => /^\d{4,14}$/u.test(compact(value).replace(/[()/]/gu, '')));

/** A box that must be ticked. */
export const checked = () => mixed().test('required', 'required', (value) => value === true);

/** A fact beside the form's answers that must be true before the form goes on. */
export const satisfied = (isSatisfied: () => boolean) => mixed().test('required', 'required', isSatisfied);

/** A rule that holds only under a condition on the whole form; anything goes otherwise. */
export function when<Rule extends AnySchema>(condition: (values: FormValues) => boolean, rule: Rule) {
  return mixed().when('$values', ([values]: unknown[], anything: AnySchema) =>
    condition((values ?? {}) as FormValues) ? rule : anything,
  );
}

function valuesOf(context: unknown): FormValues {
  return (context as { values?: FormValues } | undefined)?.values ?? {};
}

function hasText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

const fold = (value: string) => value.trim().toLowerCase();
