import { notFound, withdrawn } from '../platform/http/problem-error';

/** An offer as the catalogue keeps it: saved carts still meet those that are sold no more. */
export interface CatalogueEntry<Offer> {
  readonly offer: Offer;
  readonly withdrawn: boolean;
}

/** @throws ProblemError 404 when it is not in the catalogue, 410 with its name when it was */
export function requireOnSale<Offer extends { readonly name: string }>(
  kept: CatalogueEntry<Offer> | null | undefined,
): Offer {
  if (!kept) throw notFound();
  if (kept.withdrawn) throw withdrawn(kept.offer.name);
  return kept.offer;
}
