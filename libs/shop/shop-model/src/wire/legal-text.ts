import { Type, type Static } from 'typebox';

/** A run of text. `href` is an address of the site, or begins with `https:`, `mailto:` or `tel:`. */
const TextRunSchema = Type.Object({
  text: Type.String(),
  isBold: Type.Optional(Type.Boolean()),
  href: Type.Optional(Type.String()),
});
const RunsSchema = Type.Array(TextRunSchema);

const LegalBlockSchema = Type.Union([
  Type.Object({ type: Type.Literal('heading'), level: Type.Enum([2, 3]), runs: RunsSchema }),
  Type.Object({ type: Type.Literal('paragraph'), runs: RunsSchema }),
  Type.Object({ type: Type.Literal('list'), isOrdered: Type.Boolean(), items: Type.Array(RunsSchema) }),
  Type.Object({ type: Type.Literal('table'), head: Type.Array(RunsSchema), rows: Type.Array(Type.Array(RunsSchema)) }),
]);

/** A legal page of the operator in one language. */
export const LegalTextSchema = Type.Object({
  /** The day from which the text is valid, yyyy-MM-dd; the same in each language. */
  version: Type.String(),
  title: Type.String(),
  /** For search engines. */
  description: Type.String(),
  blocks: Type.Array(LegalBlockSchema),
});
export type TextRun = Static<typeof TextRunSchema>;
export type LegalBlock = Static<typeof LegalBlockSchema>;
export type LegalText = Static<typeof LegalTextSchema>;
