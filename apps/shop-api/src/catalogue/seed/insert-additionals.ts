import type { Executor } from '../../platform/database/schema';
import type { AdditionalSeed, PriceSeed, TvPackageSeed } from './seed-types';
import { noWords } from './words';

export async function insertAdditionals(database: Executor, seeds: readonly AdditionalSeed[]): Promise<void> {
  await database
    .insertInto('catalogue_additionals')
    .values(
      seeds.map((seed, position) => ({
        code: seed.code,
        position,
        name: JSON.stringify(seed.name),
        display: seed.display,
        image: seed.image ?? null,
        deliverable: seed.deliverable ?? false,
        attributes: JSON.stringify({ subscription_additional_title: seed.name, ...seed.attributes }),
        withdrawn: seed.withdrawn ?? false,
      })),
    )
    .execute();
  const variants = seeds.flatMap(({ code: additionalCode, variants: list }) =>
    list.map((variant, position) => ({
      code: variant.code,
      additional_code: additionalCode,
      position,
      name: JSON.stringify(variant.name),
      ...priceColumns(variant.price),
      activation_fee: variant.activationFee ?? 0,
      activation_fee_name: JSON.stringify(variant.activationFeeName ?? noWords),
      attributes: JSON.stringify(variant.attributes),
    })),
  );
  await database.insertInto('catalogue_additional_variants').values(variants).execute();
}

export async function insertTvPackages(database: Executor, seeds: readonly TvPackageSeed[]): Promise<void> {
  await database
    .insertInto('catalogue_tv_packages')
    .values(
      seeds.map((seed, position) => ({
        code: seed.code,
        product_code: seed.productCode,
        position,
        name: JSON.stringify(seed.name),
        ...priceColumns(seed.price),
        activation_fee: 0,
        activation_fee_name: JSON.stringify(noWords),
        attributes: JSON.stringify({
          tv_thematic_package_title: seed.name,
          tv_thematic_package_detail_subtitle: seed.subtitle,
        }),
        withdrawn: seed.withdrawn ?? false,
      })),
    )
    .execute();
}

export function priceColumns({ newCustomer, existingCustomer, original, discountMonths }: PriceSeed) {
  return {
    price_new_customer: newCustomer,
    price_existing_customer: existingCustomer,
    price_original: original,
    discount_months: discountMonths,
  };
}
