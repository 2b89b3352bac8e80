import { Type, type Static } from 'typebox';

/** RFC 9457 problem document, the body of every error of every server. `code` is stable and made for programs. */
export const ProblemSchema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  code: Type.String(),
  /** The request's id in the servers' logs. */
  requestId: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
  /** Only with `code: 'offer_withdrawn'`: the former name of the offer, in the requested locale. */
  name: Type.Optional(Type.String()),
  /** Only with `code: 'price_changed'` or `'amount_changed'`: the totals of the server, in cents. */
  totals: Type.Optional(Type.Object({ oneOff: Type.Integer(), monthly: Type.Integer() })),
  /** Only with `code: 'stock_too_low'`: how many pieces of the device are left. */
  available: Type.Optional(Type.Integer()),
  /** Only with `code: 'limit_reached'`: the limit of a buyer; amounts in cents. */
  limit: Type.Optional(
    Type.Object({
      kind: Type.Union([
        Type.Literal('devices'),
        Type.Literal('simCards'),
        Type.Literal('monthly'),
        Type.Literal('oneOff'),
      ]),
      max: Type.Integer(),
    }),
  ),
});
export type Problem = Static<typeof ProblemSchema>;
