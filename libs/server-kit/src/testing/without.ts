/**
 * Whether `npm test` runs without a program that this machine lacks; tests that need it are skipped then.
 *
 * @param program a name of tools/test/programs.mjs
 */
export function isWithout(program: string): boolean {
  return (process.env['ALZETTE_WITHOUT'] ?? '').split(',').includes(program);
}
