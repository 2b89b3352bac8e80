/** A file of the operator is invalid. `problems` has one line for each fault. */
export class OperatorFileError extends Error {
  override readonly name = 'OperatorFileError';

  constructor(
    /** Path of a file or folder. */
    readonly file: string,
    readonly problems: readonly string[],
  ) {
    super(`Operator file ${file}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}
