/** Scripts that make the storage of a page fail, by the kind of failure. */
export const refusals = {
  'is full': `Object.defineProperty(Storage.prototype, 'setItem', { value() { throw new DOMException('full', 'QuotaExceededError'); } });`,
  'refuses localStorage': refusalOf('localStorage'),
  'refuses sessionStorage': refusalOf('sessionStorage'),
  'refuses both': refusalOf('localStorage') + refusalOf('sessionStorage'),
} as const;

function refusalOf(area: string): string {
  return `Object.defineProperty(window, '${area}', { get() { throw new DOMException('insecure', 'SecurityError'); } });`;
}
