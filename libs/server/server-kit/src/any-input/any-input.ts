import fc from 'fast-check';
import type { Operation } from '../testing/open-api-document';
import type { StressRun } from '../testing/stress-run';
import { anyValue, strangeValue, withOneStrangeValue } from './any-value';

/** The client of a request. Headers of the operation override its headers. */
export interface Client {
  readonly remoteAddress: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface AnyInput {
  readonly row: StressRun;
  readonly operations: readonly Operation[];
  readonly knownValues: KnownValues;
  readonly client: fc.Arbitrary<Client>;
  /** Matches internals that no response may contain: traces, paths, queries. */
  readonly internals: RegExp;
  inject(request: AnyRequest & Client): Promise<{ readonly statusCode: number; readonly body: string }>;
}

const kinds = ['valid', 'invalid'] as const;

/**
 * Sends valid and invalid input to every operation. No response may have status 500 or above, or reveal internals.
 *
 * @throws Error that names the operation, with the request as its cause
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
  { row, knownValues, client, internals, inject }: AnyInput,
  operation: Operation,
  kind: 'valid' | 'invalid',
): Promise<void> {
  const property = fc.asyncProperty(
    anyRequest(operation, kind, knownValues),
    client,
    async (request, { remoteAddress, headers }) => {
      const { statusCode, body } = await inject({
        ...request,
        remoteAddress,
        headers: { ...headers, ...request.headers },
      });
      if (statusCode >= 500) throw new Error(`responded ${statusCode}: ${body}`);
      if (internals.test(body)) throw new Error(`revealed internals: ${body}`);
    },
  );
  return fc.assert(property, row.fastCheck);
}

/** A request for `inject`. */
export interface AnyRequest {
  readonly method: 'GET';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Existing values by parameter name, and bodies by path, which the document does not contain. */
export interface KnownValues {
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  readonly bodies?: Readonly<Record<string, readonly unknown[]>>;
}

const boundary = 'alzette-boundary';

/**
 * Any request to an operation of an OpenAPI document.
 *
 * @param kind `invalid` requests have one strange value
 */
export function anyRequest(
  operation: Operation,
  kind: 'valid' | 'invalid',
  known: KnownValues = {},
): fc.Arbitrary<AnyRequest> {
  const { method, path, bodyType } = operation;
  return fc.tuple(anyParameters(operation, kind, known), anyBody(operation, kind, known)).map(([parameters, body]) => {
    const parametersIn = (location: string) => parameters.filter((parameter) => parameter.in === location);
    const query = new URLSearchParams(
      parametersIn('query').map(({ name, value }): [string, string] => [name, value]),
    ).toString();
    const filled = parametersIn('path').reduce(
      (url, { name, value }) => url.replace(`{${name}}`, encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?'))),
      path,
    );
    const headers = Object.fromEntries(
      parametersIn('header').map(({ name, value }) => [name, value.replace(/[^\x20-\x7e]/gu, '?') || '?']),
    );
    const isForm = bodyType === 'multipart/form-data';
    return {
      method: method as 'GET',
      url: query === '' ? filled : `${filled}?${query}`,
      headers: {
        ...headers,
        ...(body !== undefined && {
          'content-type': isForm ? `${bodyType}; boundary=${boundary}` : 'application/json',
        }),
      },
      ...(body !== undefined && { payload: isForm ? formOf(body) : JSON.stringify(body) }),
    };
  });
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly value: string;
}

function anyParameters(
  { parameters }: Operation,
  kind: 'valid' | 'invalid',
  known: KnownValues,
): fc.Arbitrary<readonly Parameter[]> {
  const each = parameters.map(({ name, in: location, required = false, schema }) => {
    const existing = known.parameters?.[name];
    const usual = existing ? fc.oneof(fc.constantFrom(...existing), anyValue(schema)) : anyValue(schema);
    const value = (kind === 'valid' ? usual : fc.oneof(usual, strangeValue)).map((any) =>
      typeof any === 'string' ? any : any === undefined ? '' : JSON.stringify(any),
    );
    const present = value.map((text): Parameter => ({ name, in: location, value: text }));
    return required || location === 'path' ? present : fc.option(present, { nil: null });
  });
  return fc.tuple(...each).map((all) => all.filter((parameter) => parameter !== null));
}

/** Undefined for an operation without a body. */
function anyBody({ body, path }: Operation, kind: 'valid' | 'invalid', known: KnownValues): fc.Arbitrary<unknown> {
  const examples = known.bodies?.[path];
  if (body === null && !examples) return fc.constant(undefined);
  const usual = examples
    ? fc.oneof(fc.constantFrom(...examples), ...(body ? [anyValue(body)] : []))
    : anyValue(body ?? {});
  return kind === 'valid' ? usual : usual.chain(withOneStrangeValue);
}

function formOf(body: unknown): string {
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : { odd: body });
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}
