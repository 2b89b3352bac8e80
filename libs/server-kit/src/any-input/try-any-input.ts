import fc from 'fast-check';
import type { StressRun } from '../testing/stress-run';
import type { Operation } from '../testing/open-api-document';
import { anyRequest, type AnyRequest, type KnownValues } from './any-request';

/** Who sends a request, and how. What the operation's own headers say goes before. */
export interface Asker {
  readonly remoteAddress: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface AnyInput {
  readonly row: StressRun;
  readonly operations: readonly Operation[];
  readonly knownValues: KnownValues;
  readonly asker: fc.Arbitrary<Asker>;
  /** What no answer may say: traces, paths, queries. */
  readonly internals: RegExp;
  inject(request: AnyRequest & Asker): Promise<{ readonly statusCode: number; readonly body: string }>;
}

const kinds = ['valid', 'invalid'] as const;

/**
 * Whatever is asked of any operation, valid or not, the server is not at fault and says nothing of its inside.
 *
 * @throws Error that names the operation, with what was sent as its cause
 */
export async function tryAnyInput(given: AnyInput): Promise<void> {
  const { row, operations } = given;
  const figures = { operations: 0, requests: 0 };
  for (const operation of operations) {
    figures.operations += 1;
    for (const kind of kinds) {
      await tryOperation(given, operation, kind).catch((error: unknown) => {
        throw new Error(`${operation.method} ${operation.path}, ${kind} input`, { cause: error });
      });
      figures.requests += row.tries;
    }
    row.progress(Math.floor((row.tries * figures.operations) / operations.length));
  }
  row.result(figures);
}

function tryOperation(
  { row, knownValues, asker, internals, inject }: AnyInput,
  operation: Operation,
  kind: 'valid' | 'invalid',
): Promise<void> {
  const property = fc.asyncProperty(
    anyRequest(operation, kind, knownValues),
    asker,
    async (request, { remoteAddress, headers }) => {
      const { statusCode, body } = await inject({
        ...request,
        remoteAddress,
        headers: { ...headers, ...request.headers },
      });
      if (statusCode >= 500) throw new Error(`answered ${statusCode}: ${body}`);
      if (internals.test(body)) throw new Error(`told of its inside: ${body}`);
    },
  );
  return fc.assert(property, row.fastCheck);
}
