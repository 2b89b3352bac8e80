import type { FormValues } from '@alzette/shop-model';
import { object, ValidationError, type AnySchema, type ObjectSchema } from 'yup';
import { toNested } from '../form/nested';
import type { ErrorKey } from './error-key';

export type FormSchema = ObjectSchema<object>;
export type FormErrors = Readonly<Record<string, ErrorKey>>;

/** A schema from rules under the form's dotted keys: `formSchema({ [contractKeys.email]: email() })`. */
export function formSchema(rules: Readonly<Record<string, AnySchema>>): FormSchema {
  const root: RuleTree = {};
  for (const [key, rule] of Object.entries(rules)) place(root, key.split('.'), rule);
  return toObjectSchema(root);
}

interface RuleTree {
  [segment: string]: RuleTree | AnySchema;
}

function place(tree: RuleTree, [segment = '', ...rest]: readonly string[], rule: AnySchema): void {
  if (rest.length === 0) {
    tree[segment] = rule;
    return;
  }
  const branch = (tree[segment] ??= {}) as RuleTree;
  place(branch, rest, rule);
}

function toObjectSchema(tree: RuleTree): FormSchema {
  const fields = Object.entries(tree).map(([segment, node]) => [segment, isRule(node) ? node : toObjectSchema(node)]);
  return object(Object.fromEntries(fields) as Record<string, AnySchema>);
}

function isRule(node: RuleTree | AnySchema): node is AnySchema {
  return typeof (node as { validateSync?: unknown }).validateSync === 'function';
}

/** The first thing wrong with each answer, by dotted key; empty when all is right. Rules may look at every answer. */
export function findErrors(schema: FormSchema, values: FormValues): FormErrors {
  try {
    schema.validateSync(toNested(values), { abortEarly: false, context: { values } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(problems.map(({ path = '', message }) => [plainPath(path), message] as const).reverse());
  }
}

// yup writes segments that are no plain words in brackets: `cart["product-mobile"]`.
function plainPath(path: string): string {
  return path.replace(/\["?([^"\]]*)"?\]/gu, '.$1').replace(/^\./u, '');
}
