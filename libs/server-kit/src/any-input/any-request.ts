import fc from 'fast-check';
import { anyValue, strangeValue, withOneStrangeValue } from './any-value';
import type { Operation } from '../testing/open-api-document';

/** A request for `inject`. */
export interface AnyRequest {
  readonly method: 'GET';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** What a test knows better than the document: values that exist, by the parameter's name, and bodies, by the operation's path. */
export interface KnownValues {
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  readonly bodies?: Readonly<Record<string, readonly unknown[]>>;
}

const boundary = 'alzette-boundary';

/**
 * Any request to an operation of an OpenAPI document.
 *
 * @param kind `valid` as the document allows, `invalid` with something in it that nobody means
 */
export function anyRequest(
  operation: Operation,
  kind: 'valid' | 'invalid',
  known: KnownValues = {},
): fc.Arbitrary<AnyRequest> {
  const { method, path, bodyType } = operation;
  return fc.tuple(anyParameters(operation, kind, known), anyBody(operation, kind, known)).map(([parameters, body]) => {
    const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
    const query = new URLSearchParams(of('query').map(({ name, value }): [string, string] => [name, value])).toString();
    const filled = of('path').reduce(
      (url, { name, value }) => url.replace(`{${name}}`, encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?'))),
      path,
    );
    const headers = Object.fromEntries(
      of('header').map(({ name, value }) => [name, value.replace(/[^\x20-\x7e]/gu, '?') || '?']),
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
  const each = parameters.map(({ name, in: place, required = false, schema }) => {
    const existing = known.parameters?.[name];
    const usual = existing ? fc.oneof(fc.constantFrom(...existing), anyValue(schema)) : anyValue(schema);
    const value = (kind === 'valid' ? usual : fc.oneof(usual, strangeValue)).map((any) =>
      typeof any === 'string' ? any : any === undefined ? '' : JSON.stringify(any),
    );
    const there = value.map((text): Parameter => ({ name, in: place, value: text }));
    return required || place === 'path' ? there : fc.option(there, { nil: null });
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
