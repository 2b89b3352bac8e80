import pg from 'pg';

export interface StatementCount {
  readonly step: string;
  /** Without those that begin and end transactions. */
  readonly statements: number;
  readonly transactions: number;
}

/** Heartbeats and renewed leases: how many there are depends on the time that a step takes. */
const ofTime = /^select 1$|^update "leases" set "expires_at"/u;
const ofTransactions = /^(?:start transaction|begin|commit|rollback)/u;

/** Counts what this process sends to PostgreSQL, step by step. */
export class CountedStatements {
  readonly counts: StatementCount[] = [];
  private sent: string[] = [];
  private readonly spy: jest.SpyInstance;

  constructor() {
    const { query } = pg.Client.prototype;
    const record = (text: string) => this.sent.push(text);
    this.spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...parameters: unknown[]
    ) {
      const [first] = parameters as (string | { readonly text: string })[];
      record((typeof first === 'string' ? first : (first?.text ?? '')).trim());
      return Reflect.apply(query, this, parameters);
    });
  }

  /** Runs a step that no other work accompanies. */
  async count<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
    this.sent = [];
    const result = await work();
    const sent = this.sent.filter((text) => !ofTime.test(text));
    const statements = sent.filter((text) => !ofTransactions.test(text)).length;
    this.counts.push({ step, statements, transactions: sent.filter((text) => text === 'begin').length });
    return result;
  }

  stop(): void {
    this.spy.mockRestore();
  }
}
