const volume = process.env['ALZETTE_VOLUME'];

/** Whether this is `npm run test:full` or `npm run stress`. `npm test` takes one sample of each kind. */
export const isFull = volume === 'full' || volume === 'stress';

/** Whether this is `npm run stress`. */
export const isStress = volume === 'stress';

/** For `test` and `test.describe`: what `npm test` leaves to `npm run test:full`. */
export function inFull(isOnlyInFull = true): { readonly tag?: string } {
  return isOnlyInFull ? { tag: '@full' } : {};
}

/** Whether a program could not be installed here; `npm test` names those in `ALZETTE_WITHOUT`. */
export function isWithout(program: 'firefox' | 'poppler' | 'webkit'): boolean {
  return (process.env['ALZETTE_WITHOUT'] ?? '').split(',').includes(program);
}
