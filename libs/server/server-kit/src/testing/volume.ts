/**
 * The value for the test volume: `test` in `npm test`, `full` in `npm run test:full` and `npm run stress` (`ALZETTE_VOLUME`).
 */
export function inVolume<Value>({ test, full }: { readonly test: Value; readonly full: Value }): Value {
  return process.env['ALZETTE_VOLUME'] ? full : test;
}
