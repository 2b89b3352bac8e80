import { Type, type Static } from 'typebox';

/** RFC 9457 problem document, the body of every error of every server. `code` is stable and made for programs. */
export const ProblemSchema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  code: Type.String(),
  /** Of the request, as the servers' logs name it. */
  requestId: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
  /** Only with `code: 'offer_withdrawn'`: what the offer was called, in the asked locale. */
  name: Type.Optional(Type.String()),
  /** Only with `code: 'price_changed'` or `'amount_changed'`: the totals the server stands for, in cents. */
  totals: Type.Optional(Type.Object({ oneOff: Type.Integer(), monthly: Type.Integer() })),
});
export type Problem = Static<typeof ProblemSchema>;
