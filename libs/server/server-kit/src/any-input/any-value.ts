import fc from 'fast-check';

interface Schema {
  readonly [keyword: string]: unknown;
}

/** Any value that a JSON Schema allows. Supports the usual keywords. */
export function anyValue(schema: object | undefined): fc.Arbitrary<unknown> {
  const given = (schema ?? {}) as Schema;
  if ('const' in given) return fc.constant(given['const']);
  if (Array.isArray(given['enum'])) return fc.constantFrom(...(given['enum'] as unknown[]));
  const choices = given['anyOf'] ?? given['oneOf'];
  if (Array.isArray(choices)) return fc.oneof(...choices.map((choice: object) => anyValue(choice)));
  const type = Array.isArray(given['type']) ? given['type'][0] : given['type'];
  switch (type) {
    case 'object':
      return anyObject(given);
    case 'array':
      return fc.array(anyValue(given['items'] as object), {
        minLength: count(given['minItems'], 0),
        maxLength: Math.min(count(given['maxItems'], 3), 3),
      });
    case 'string':
      return anyText(given);
    case 'integer':
      return fc.integer({ min: count(given['minimum'], -1_000), max: count(given['maximum'], 1_000_000) });
    case 'number':
      return fc.double({ min: count(given['minimum'], -1_000), max: count(given['maximum'], 1_000_000), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

/** Values that no schema expects: arbitrary bytes, extreme numbers, other types. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '9'.repeat(30),
    -1,
    1e300,
    2 ** 31,
    null,
    [],
    {},
    '<script>',
    '\u202e',
    '../../etc/passwd',
    "' or 1=1 --",
  ),
);

/** Replaces one part of the value, at any depth, with a strange value. */
export function withOneStrangeValue(value: unknown): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...pathsOf(value)), strangeValue)
    .map(([path, strange]) => replaceAt(value, path, strange));
}

function anyObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties as Record<string, object>).map(
    ([name, schema]) => [name, anyValue(schema)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as string[] });
}

function anyText({ minLength, maxLength, pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  const min = count(minLength, 0);
  return fc.string({
    unit: 'grapheme',
    minLength: min,
    maxLength: Math.max(min, Math.min(count(maxLength, 60), 60)),
  });
}

function count(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}

function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, key]))];
}

function replaceAt(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body))
    return body.map((entry, index) => (String(index) === key ? replaceAt(entry, rest, value) : entry));
  const fields = body as Record<string, unknown>;
  return { ...fields, [key]: replaceAt(fields[key], rest, value) };
}
