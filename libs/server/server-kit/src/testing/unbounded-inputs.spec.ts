import { Type } from 'typebox';
import { unboundedInputs } from './unbounded-inputs';

const route = (schema: Record<string, unknown>, url = '/orders') =>
  unboundedInputs({ method: 'POST', url, schema }).map((path) => path.replace(/^POST \S+ /u, ''));

it.each([
  ['a string', Type.String(), ['body']],
  ['a string with a pattern only', Type.String({ pattern: '^a+$' }), ['body']],
  ['a bounded string', Type.String({ maxLength: 3 }), []],
  ['an array', Type.Array(Type.Integer()), ['body']],
  ['a bounded array of strings', Type.Array(Type.String(), { maxItems: 2 }), ['body/0']],
  ['an open object', Type.Object({ a: Type.Boolean() }), ['body']],
  ['a closed object', Type.Object({ a: Type.Null(), b: Type.String() }, { additionalProperties: false }), ['body/b']],
  ['a record', Type.Record(Type.String(), Type.String()), ['body', 'body/*']],
  ['a bounded record', Type.Record(Type.String(), Type.Integer(), { maxProperties: 2 }), []],
  ['a member of a union', Type.Union([Type.Null(), Type.String()]), ['body']],
  ['a literal', Type.Literal('a'), []],
  ['anything', Type.Unknown(), ['body']],
])('[K1] %s is found where it has no limit', (_title, body, expected) => {
  expect(route({ body })).toEqual(expected);
});

it('[K1] a parameter without a schema is found, headers and parameters may have others', () => {
  const params = Type.Object({ id: Type.String({ maxLength: 9 }) });
  expect(route({ params, headers: Type.Object({}) }, '/orders/:id/:file')).toEqual(['params/file']);
  expect(route({ querystring: Type.Object({}) })).toEqual(['querystring']);
});
