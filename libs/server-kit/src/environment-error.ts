/** The environment cannot be used. `problems` holds one line per variable: which one, what is wrong, what to do. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(
    readonly server: string,
    readonly problems: readonly string[],
  ) {
    super(`The ${server} cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}
