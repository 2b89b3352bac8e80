import { ReleaseError } from '../release-error.mjs';

/** The discovery document in a text. `where` is said when there is none in it. */
export function parseDocument(text, where) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReleaseError(`${where} is torn: put a good one in its place, or remove it to begin anew.`, { cause });
  }
}
