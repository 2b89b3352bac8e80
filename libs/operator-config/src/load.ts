import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { isCreditorId } from './creditor-id';
import { OperatorSchema, type Operator } from './schema';

export { readBypass } from './read-bypass';

/** The operator file cannot be used. `problems` holds one sentence per fault, ready to print. */
export class OperatorFileError extends Error {
  override readonly name = 'OperatorFileError';

  constructor(
    readonly file: string,
    readonly problems: readonly string[],
  ) {
    super(`Operator file ${file}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Reads and checks an operator file.
 *
 * @param file path of a JSON file, absolute or from the working folder
 * @throws OperatorFileError naming every fault at once
 */
export function loadOperator(file: string): Operator {
  const path = resolve(file);
  const ajv = new Ajv({ allErrors: true, formats: { 'sepa-creditor-id': isCreditorId } });
  const validate = ajv.compile<Operator>(OperatorSchema);
  const value = parse(path);
  if (!validate(value)) {
    throw new OperatorFileError(path, (validate.errors ?? []).map(sentence));
  }
  const twice = sharedPaths(value);
  if (twice.length > 0) throw new OperatorFileError(path, twice);
  return value;
}

/** A remote's page may not stand where another page does. */
function sharedPaths({ paths, pages = {} }: Operator): readonly string[] {
  const ofRemotes = Object.entries(pages).map(([place, page]) => [`/pages/${place}`, page.path] as const);
  const all = [...Object.entries(paths).map(([page, path]) => [`/paths/${page}`, path] as const), ...ofRemotes];
  return ofRemotes.flatMap(([name, path]) =>
    all
      .filter(([other, { fr, en, de }]) => other !== name && (fr === path.fr || en === path.en || de === path.de))
      .map(([other]) => `${name} has an address that ${other} has too`),
  );
}

function sentence({ instancePath, message, params }: ErrorObject): string {
  const { allowedValues, additionalProperty } = params as {
    allowedValues?: readonly string[];
    additionalProperty?: string;
  };
  const which = allowedValues?.join(', ') ?? additionalProperty;
  return `${instancePath || '(whole file)'} ${message ?? 'is wrong'}${which === undefined ? '' : `: ${which}`}`;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new OperatorFileError(path, [`cannot be read as JSON: ${String((cause as Error).message)}`]);
  }
}
