/** One kind of error, as `docs/errors.md` lists it. */
export interface ErrorEntry {
  /** HTTP status. */
  readonly status: number;
  /** The default `detail`, for developers. An occurrence may have a more exact one. Shoppers see the page's own text. */
  readonly message: string;
  /** The condition for the error, and the next action. */
  readonly meaning: string;
}

export type ErrorTable = Readonly<Record<string, ErrorEntry>>;
