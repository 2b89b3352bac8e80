import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { isCreditorId } from './creditor-id';
import { OperatorSchema, type Operator } from './schema';

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
    const problems = (validate.errors ?? []).map(
      (error) => `${error.instancePath || '(whole file)'} ${error.message ?? 'is wrong'}`,
    );
    throw new OperatorFileError(path, problems);
  }
  return value;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new OperatorFileError(path, [`cannot be read as JSON: ${String((cause as Error).message)}`]);
  }
}
