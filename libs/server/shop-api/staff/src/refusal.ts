/** The shop cannot do what a person of the operator's staff asked for. The message contains the remedy, `code` is for the log. */
export class StaffRefusalError extends Error {
  override readonly name = 'StaffRefusalError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
