import { findField } from '@alzette/ui';

/** Sorts names of fields by where they stand on the page; a field that is not there comes last. */
export function byPosition(first: string, second: string): number {
  const [one, other] = [findField(first), findField(second)];
  if (!one || !other) return Number(one === null) - Number(other === null);
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
