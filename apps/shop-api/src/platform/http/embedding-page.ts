import type { Operator } from '@alzette/operator-config';
import type { Visitor } from './visitor';

/** The page that embeds the shop for this visitor, when the operator allows its origin; null on the shop's own pages. */
export function embeddingPage(
  { operator }: { readonly operator: Pick<Operator, 'embedding'> },
  { page }: Visitor,
): string | null {
  if (page === null || !URL.canParse(page)) return null;
  return operator.embedding.origins.includes(new URL(page).origin) ? page : null;
}
