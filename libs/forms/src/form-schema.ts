import type { FormValues } from '@alzette/shop-model';
import { object, ValidationError, type AnySchema, type ObjectSchema } from 'yup';

/** Keys that rules return for a wrong answer. The field turns them into messages. */
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
 * The first error of each answer, by form key; empty when every answer is right. For guards, which cannot wait.
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

/** The same for a form, whose rules may be asynchronous. */
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
