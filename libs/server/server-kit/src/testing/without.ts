/**
 * True if `npm test` runs on a machine without this program. Tests that need it are then skipped.
 *
 * @param program a name of tools/test/programs.mjs
 */
export function isWithout(program: string): boolean {
  return (process.env['ALZETTE_WITHOUT'] ?? '').split(',').includes(program);
}
