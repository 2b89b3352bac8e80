import type { Insertable } from 'kysely';
import type { DevicePriceTable, DeviceVariantTable } from '../catalogue/catalogue-tables';
import { fundings } from './device-parts';
import type { DeviceSeed, PriceSeed, StorageSeed } from './seed-types';

type VariantSeedRow = Insertable<DeviceVariantTable>;

const fundingEndings = { 'funding-24': 'f24', 'funding-36': 'f36', no_funding: 'cash' } as const;

export function deviceRow(seed: DeviceSeed, position: number) {
  return {
    slug: seed.slug,
    position,
    name: JSON.stringify(seed.name),
    brands: JSON.stringify(seed.brands),
    item_group: 'smartphone',
    esim: seed.esim,
    description: JSON.stringify(seed.description),
    highlights: JSON.stringify(seed.highlights),
    drawing: JSON.stringify(seed.drawing),
    specifications: JSON.stringify(seed.specifications),
    released_on: seed.releasedOn,
    withdrawn: seed.withdrawn ?? false,
  };
}

/** One variant for each colour, storage and funding, such as `ernz-9-pro-256-midnight-f24`. */
export function variantRows({
  slug,
  colours,
  storages,
  soldOut,
  withdrawnVariants = [],
}: DeviceSeed): VariantSeedRow[] {
  const choices = storages.flatMap((storage) =>
    colours.flatMap((colour) => storage.fundings.map((funding) => ({ storage, colour, funding }))),
  );
  return choices.map(({ storage, colour, funding }, position) => {
    const code = `${slug}-${storageEnding(storage)}-${colour.id}-${fundingEndings[funding.funding]}`;
    return {
      code,
      device_slug: slug,
      position,
      colour_id: colour.id,
      storage_quantity: storage.quantity,
      storage_unit: storage.unit,
      funding_code: funding.funding,
      upfront: funding.upfront,
      ...priceColumns(funding.price),
      commitment_months: 0,
      withdrawn: withdrawnVariants.includes(code),
      ...(soldOut?.colours.includes(colour.id)
        ? { stock: 0, expected_on: soldOut.expectedOn }
        : { stock: 25, expected_on: null }),
    };
  });
}

function storageEnding({ quantity, unit }: StorageSeed): string {
  return unit === 'GB' ? String(quantity) : `${quantity}tb`;
}

const twoMonthsMs = 60 * 24 * 60 * 60 * 1000;

/** The discounts of the demo begin when it is loaded: before, the usual price applied for two months. */
export function pricesBefore(variants: readonly VariantSeedRow[]): Insertable<DevicePriceTable>[] {
  return variants
    .filter(({ discount_months }) => discount_months !== null)
    .map(({ code, funding_code, upfront, price_original }) => ({
      variant_code: code,
      applied_at: new Date(Date.now() - twoMonthsMs),
      upfront,
      price_new_customer: price_original,
      price_existing_customer: price_original,
      price_original,
      discount_months: null,
      funding_months: fundings.find((funding) => funding.code === funding_code)?.months ?? null,
    }));
}

export function priceColumns({ newCustomer, existingCustomer, original, discountMonths }: PriceSeed) {
  return {
    price_new_customer: newCustomer,
    price_existing_customer: existingCustomer,
    price_original: original,
    discount_months: discountMonths,
  };
}
