import { mixed, string, type AnySchema, object, ValidationError, type ObjectSchema } from 'yup';
import { todayInLuxembourg } from '@alzette/i18n';
import {
  dialledDigits,
  isPrintable,
  parseEmail,
  parseHouseNumber,
  parsePostcode,
  withoutInvisible,
  type FormValues,
} from '@alzette/shop-model';
import { loadPhoneParser } from './load-phone-parser';

/** Keys that rules return for a wrong value. The field turns them into messages. */
export const errorKeys = [
  'required',
  'email',
  'mismatch',
  'postcode',
  'number',
  'date',
  'minimum-age',
  'phone',
  'pattern',
  'signs',
  'choice',
] as const;

/** A common key, or a form's own. */
export type ErrorKey = (typeof errorKeys)[number] | (string & {});

/** A yup schema over flat values: one rule for each form key, dots included. */
export type FormSchema = ObjectSchema<object>;
export type FormErrors = Readonly<Record<string, ErrorKey>>;

/** A schema from rules under form keys: `formSchema({ [contractKeys.email]: email() })`. */
export function formSchema(rules: Readonly<Record<string, AnySchema>>): FormSchema {
  return object(rules);
}

/**
 * The first error of each value, by form key; empty when every value is right. For guards, which cannot wait.
 *
 * @throws Error when a rule of the schema is asynchronous
 */
export function findErrors(schema: FormSchema, values: FormValues): FormErrors {
  try {
    schema.validateSync(values, optionsFor(values));
    return {};
  } catch (error) {
    return errorsOf(error);
  }
}

/** The first error of each value, for a form, whose rules may be asynchronous. */
export async function validateValues(schema: FormSchema, values: FormValues): Promise<FormErrors> {
  try {
    await schema.validate(values, optionsFor(values));
    return {};
  } catch (error) {
    return errorsOf(error);
  }
}

function optionsFor(values: FormValues) {
  return { abortEarly: false, context: { values } };
}

function errorsOf(error: unknown): FormErrors {
  if (!(error instanceof ValidationError)) throw error;
  const problems = error.inner.length > 0 ? error.inner : [error];
  return Object.fromEntries(problems.map(({ path = '', message }) => [keyOf(path), message] as const).reverse());
}

// yup writes a key with dots in brackets: `["contract.contact.email"]`.
function keyOf(path: string): string {
  return path.replace(/^\["(.*)"\]$/u, '$1');
}

interface TextConstraints {
  readonly required?: boolean | undefined;
  /** The only accepted values. */
  readonly allowed?: readonly string[] | undefined;
  readonly pattern?: RegExp | undefined;
}

/** A text, required by default. Errors: `required`, `choice` outside the allowed values, `pattern` without a match. */
export function text({ required = true, allowed, pattern }: TextConstraints = {}) {
  let rule = string();
  if (required) rule = rule.test('required', 'required', hasText);
  if (allowed) rule = rule.test('choice', 'choice', (value) => !hasText(value) || allowed.includes(value));
  if (pattern) rule = rule.test('pattern', 'pattern', (value) => !hasText(value) || pattern.test(value));
  return rule;
}

/** A required text that `isRight` accepts. A promise makes the rule asynchronous: forms support that, guards do not. */
export function textThat(key: ErrorKey, isRight: (value: string) => boolean | Promise<boolean>) {
  return text().test(key, key, (value) => !hasText(value) || isRight(value.trim()));
}

/** A text that contracts print: a name, a street. */
export function printed({ required = true }: Pick<TextConstraints, 'required'> = {}) {
  return text({ required }).test('signs', 'signs', (value) => !hasText(value) || isPrintable(value));
}

export const email = () => textThat('email', (value) => parseEmail(value) !== null);

/** Equal to the value under another key, without regard to case, surrounding spaces and invisible characters. */
export function sameAs(otherKey: string) {
  return text().test('mismatch', 'mismatch', (value, { parent }) => {
    const other = (parent as FormValues)[otherKey];
    return !hasText(value) || fold(value) === fold(typeof other === 'string' ? other : '');
  });
}

export const postcode = () => textThat('postcode', (value) => parsePostcode(value) !== null);

export const streetNumber = () => textThat('number', (value) => parseHouseNumber(value) !== null);

/**
 * The shape of a phone number in any spelling, for guards, which cannot wait for the parser. It accepts every number that
 * `phoneNumber` accepts, so that a form never accepts a number that a guard rejects.
 */
export const phone = () => textThat('phone', (value) => dialledDigits(value) !== null);

/** A phone number that its country has allocated, for forms. The value under `prefixName` is its calling code. */
export function phoneNumber(prefixName: string) {
  return text().test('phone', 'phone', async (value, { parent }) => {
    if (!hasText(value) || dialledDigits(value) === null) return !hasText(value);
    const { [prefixName]: prefix } = parent as FormValues;
    try {
      const { parsePhone } = await loadPhoneParser();
      return parsePhone(value, typeof prefix === 'string' ? prefix : '') !== null;
    } catch {
      // A file that does not load must not block a purchase. The order parses the number again.
      return true;
    }
  });
}

/** A box that must be ticked. */
export const checked = () => mixed().test('required', 'required', (value) => value === true);

/** A condition on all values of the form, reported under the rule's key. */
export function satisfied(key: ErrorKey, isSatisfied: (values: FormValues) => boolean | Promise<boolean>) {
  return mixed().test(key, key, (_value, { parent }) => isSatisfied(parent as FormValues));
}

/** A rule that applies only under a condition on all values of the form. */
export function when<Rule extends AnySchema>(condition: (values: FormValues) => boolean, rule: Rule) {
  return mixed().when('$values', ([values]: unknown[], anything: AnySchema) =>
    condition((values ?? {}) as FormValues) ? rule : anything,
  );
}

const earliestYear = 1900;

/**
 * A date of birth, `yyyy/MM/dd`. Errors: `date` for a day that does not exist or is not past, `minimum-age` for a shopper
 * who is younger today in Luxembourg. Days are compared as text, so no time zone can move them.
 */
export function birthdate(minimumAge: number, today: () => string = todayInLuxembourg) {
  return text()
    .test('date', 'date', (value) => !value || (isRealDay(value) && value < today()))
    .test(
      'minimum-age',
      'minimum-age',
      (value) => !value || !isRealDay(value) || isOldEnough(value, minimumAge, today()),
    );
}

function isRealDay(value: string): boolean {
  const [, year, month, day] = (/^(\d{4})\/(\d{2})\/(\d{2})$/u.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < earliestYear) return false;
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth;
}

// Persons born on 29 February come of age on 1 March of a common year, which is where `02/29` sorts.
function isOldEnough(birthday: string, years: number, today: string): boolean {
  const comesOfAge = `${Number(birthday.slice(0, 4)) + years}${birthday.slice(4)}`;
  return comesOfAge <= today;
}

function hasText(value: unknown): value is string {
  return typeof value === 'string' && withoutInvisible(value).trim() !== '';
}

const fold = (value: string) => withoutInvisible(value).trim().toLowerCase();
