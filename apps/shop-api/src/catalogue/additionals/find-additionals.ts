import type { Selectable } from 'kysely';
import type { AdditionalProduct, Locale } from '@alzette/shop-model';
import type { AddOnVariantTable } from '../catalogue-tables';
import type { Executor } from '../../platform/database/transaction';
import { pictureUrl } from '../images/image-address';
import { localisedAttributes, groupBy, localised, variantPrice } from '../in-locale';

type Owner = 'subscription_code' | 'device_slug';

/** The add-ons on sale of many offers at once, by the offer's code or slug. */
export async function findAddOns(
  database: Executor,
  owner: Owner,
  offers: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string | null, readonly AdditionalProduct[]>> {
  if (offers.length === 0) return new Map();
  const rows = await linkedRows(database, owner, offers).execute();
  const codes = [...new Set(rows.map(({ code }) => code))];
  const variants = await findVariants(database, codes);
  const present = (row: LinkedRow) => toAddOn(row, variants.get(row.code) ?? [], locale);
  const byOffer = groupBy(rows, (row) => row[owner]);
  return new Map([...byOffer].map(([offer, list]) => [offer, list.map(present)]));
}

function linkedRows(database: Executor, owner: Owner, offers: readonly string[]) {
  return database
    .selectFrom('catalogue_additional_links')
    .innerJoin('catalogue_additionals', 'catalogue_additionals.code', 'catalogue_additional_links.additional_code')
    .where(`catalogue_additional_links.${owner}`, 'in', offers)
    .where('catalogue_additionals.withdrawn', '=', false)
    .selectAll('catalogue_additionals')
    .select(['required', 'included', 'subscription_code', 'device_slug'])
    .orderBy('catalogue_additionals.position')
    .orderBy('catalogue_additionals.code');
}

type LinkedRow = Awaited<ReturnType<ReturnType<typeof linkedRows>['execute']>>[number];

async function findVariants(database: Executor, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, readonly Selectable<AddOnVariantTable>[]>();
  const rows = await database
    .selectFrom('catalogue_additional_variants')
    .selectAll()
    .where('additional_code', 'in', codes)
    .orderBy('position')
    .orderBy('code')
    .execute();
  return groupBy(rows, (row) => row.additional_code);
}

function toAddOn(
  row: LinkedRow,
  variants: readonly Selectable<AddOnVariantTable>[],
  locale: Locale,
): AdditionalProduct {
  const product = { code: row.code, name: localised(row.name, locale) };
  return {
    ...product,
    attributes: localisedAttributes(row.attributes, locale),
    display: row.display,
    image: row.image === null ? null : pictureUrl(row.image),
    required: row.required,
    included: row.included,
    deliverable: row.deliverable,
    variants: variants.map((variant) => ({
      code: variant.code,
      name: localised(variant.name, locale),
      product,
      ...(row.included ? nothingToPay : pricesOf(variant, locale)),
      attributes: localisedAttributes(variant.attributes, locale),
    })),
  };
}

const nothingToPay = {
  price: { applied: { newCustomer: 0, existingCustomer: 0 }, original: 0, discountDuration: null },
  activationFee: 0,
  activationFeeName: '',
};

function pricesOf(variant: Selectable<AddOnVariantTable>, locale: Locale) {
  return {
    price: variantPrice(variant),
    activationFee: variant.activation_fee,
    activationFeeName: localised(variant.activation_fee_name, locale),
  };
}
