import type { HttpPort } from '@alzette/remote-contract';
import { readSameSitePath, type CartItem, type ItemType, type Locale, type SavedCartEntry } from '@alzette/shop-model';
import { errorProblem, isGone } from '../http-error';
import { getAddOnName } from '../requests/get-add-on-name';
import { addOnLine, missingRequired } from './add-ons';
import { offerReader, type Offer } from './offers';

/** What a saved cart held and the catalogue has no more. `name` is null when nobody knows what it was called. */
export interface GoneOffer {
  readonly type: ItemType;
  readonly code: string;
  readonly name: string | null;
}

export interface RebuiltCart {
  readonly items: readonly CartItem[];
  readonly gone: readonly GoneOffer[];
}

/**
 * Rebuilds the lines of a saved cart from today's catalogue, add-ons on their parents, quantities as saved (spec row C6).
 * Rejects when the catalogue cannot be read; an offer that is no longer sold is no failure.
 */
export async function rebuildCart(
  http: HttpPort,
  locale: Locale,
  entries: readonly SavedCartEntry[],
): Promise<RebuiltCart> {
  const readOffer = offerReader(http, locale);
  const lines = entries.filter(({ parentIdentifier }) => parentIdentifier === null);
  const rebuilt = await Promise.all(
    lines.map(async (entry) => {
      const offer = await readOffer(entry.type, entry.code).catch((error: unknown) => goneOffer(entry, error));
      if ('code' in offer) return { items: [], gone: [offer] };
      const addOns = entries.filter(({ parentIdentifier }) => parentIdentifier === entry.identifier);
      return rebuildLine(http, locale, entry, offer, addOns);
    }),
  );
  return { items: rebuilt.flatMap(({ items }) => items), gone: rebuilt.flatMap(({ gone }) => gone) };
}

async function rebuildLine(
  http: HttpPort,
  locale: Locale,
  { identifier, origin }: SavedCartEntry,
  offer: Offer,
  addOns: readonly SavedCartEntry[],
): Promise<RebuiltCart> {
  const line = offer.line({ identifier, origin: readSameSitePath(origin) ?? `/${locale}` });
  const found = addOns.map((entry) => ({ entry, item: addOnLine(line, offer, entry) }));
  const items = found.flatMap(({ item }) => item ?? []);
  const lost = found.filter(({ item }) => item === null);
  const gone = await Promise.all(lost.map(({ entry }) => goneAddOn(http, locale, offer, entry)));
  return { items: [line, ...items, ...missingRequired(line, offer, items)], gone };
}

/** @throws the error itself unless it says that the offer is gone */
function goneOffer({ type, code }: SavedCartEntry, error: unknown): GoneOffer {
  if (!isGone(error)) throw error;
  return { type, code, name: errorProblem(error)?.name ?? null };
}

async function goneAddOn(http: HttpPort, locale: Locale, offer: Offer, entry: SavedCartEntry): Promise<GoneOffer> {
  const { type, code, productCode } = entry;
  const present = offer.additionals.find((additional) => additional.code === productCode);
  if (present) return { type, code, name: String(present.attributes['subscription_additional_title'] ?? present.name) };
  const kind = type === 'tv-package' ? type : 'subscription-additional';
  const name = await getAddOnName(http, kind, productCode, locale).catch(() => null);
  return { type, code, name };
}
