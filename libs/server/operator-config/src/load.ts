import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { isCreditorId } from './creditor-id';
import { legalPaths } from '@alzette/shop-model';
import { legalFolder, type LegalTexts, loadLegalTexts } from './legal-texts';
import { OperatorFileError } from './operator-file-error';
import { OperatorSchema, type Operator } from './schema';

export { parseBypass } from './bypass';
export { legalFolder, loadLegalTexts, type LegalTexts } from './legal-texts';
export { OperatorFileError } from './operator-file-error';
export {
  iconSvg,
  loadPictures,
  iconShapes,
  logoSvg,
  picturesFolder,
  pictureSizes,
  type OperatorPictures,
  type PictureName,
} from './pictures';

/**
 * Reads and checks an operator file.
 *
 * @param file path of a JSON file, absolute or from the working folder
 * @throws OperatorFileError with all faults
 */
export function loadOperator(file: string): Operator {
  const path = resolve(file);
  const ajv = new Ajv({ allErrors: true, formats: { 'sepa-creditor-id': isCreditorId } });
  const validate = ajv.compile<Operator>(OperatorSchema);
  const value = parse(path);
  if (!validate(value)) {
    throw new OperatorFileError(path, (validate.errors ?? []).map(messageOf));
  }
  const conflicts = sharedPaths(value);
  if (conflicts.length > 0) throw new OperatorFileError(path, conflicts);
  return value;
}

/** An operator, and the legal texts beside its file. */
export interface OperatorContent {
  readonly operator: Operator;
  readonly legalTexts: LegalTexts;
}

/**
 * Reads the file of `ALZETTE_OPERATOR` and its legal texts, for the environment of a server.
 *
 * @param fault is called with each fault; the result is null then
 */
export function readOperatorContent(file: string, fault: (problem: string) => void): OperatorContent | null {
  try {
    const operator = loadOperator(file);
    return { operator, legalTexts: loadLegalTexts(legalFolder(file), operator) };
  } catch (error) {
    if (!(error instanceof OperatorFileError)) throw error;
    error.problems.forEach((problem) => fault(`ALZETTE_OPERATOR (${error.file}): ${problem}.`));
    return null;
  }
}

/** Each page needs an address of its own. */
function sharedPaths({ paths, pages = {} }: Operator): readonly string[] {
  const all = [
    ...Object.entries(pages).map(([slot, page]) => [`/pages/${slot}`, page.path] as const),
    ...Object.entries(paths).map(([page, path]) => [`/paths/${page}`, path] as const),
    ...Object.entries(legalPaths)
      .filter(([page]) => !(page in paths))
      .map(([page, path]) => [`the legal page ${page}`, path] as const),
  ];
  return all.flatMap(([name, path], index) =>
    all
      .slice(index + 1)
      .filter(([, { fr, en, de }]) => fr === path.fr || en === path.en || de === path.de)
      .map(([other]) => `${name} has the same address as ${other}`),
  );
}

function messageOf({ instancePath, message, params }: ErrorObject): string {
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
    throw new OperatorFileError(path, [`is not readable as JSON: ${String((cause as Error).message)}`]);
  }
}
