/** One kind of error, as `docs/errors.md` lists it. */
export interface ErrorEntry {
  /** HTTP status. */
  readonly status: number;
  /** The `detail` where an occurrence says nothing more exact, for developers. Shoppers read the page's own text. */
  readonly message: string;
  /** When it is sent, and what to do. */
  readonly meaning: string;
}

export type ErrorTable = Readonly<Record<string, ErrorEntry>>;
