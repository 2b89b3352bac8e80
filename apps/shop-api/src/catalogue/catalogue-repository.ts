import type { Locale, MobileVariant } from '@alzette/shop-model';
import type { Executor } from '../database/transaction';

/** The mobile plans on offer, in the order they are shown. */
export async function findMobileVariants(database: Executor, locale: Locale): Promise<MobileVariant[]> {
  const rows = await variantRows(database, locale).orderBy('position').execute();
  return rows.map(toMobileVariant);
}

export async function findMobileVariant(
  database: Executor,
  code: string,
  locale: Locale,
): Promise<MobileVariant | null> {
  const row = await variantRows(database, locale).where('code', '=', code).executeTakeFirst();
  return row ? toMobileVariant(row) : null;
}

export async function findMobileVariantOfProduct(
  database: Executor,
  productCode: string,
  locale: Locale,
): Promise<MobileVariant | null> {
  const row = await variantRows(database, locale)
    .where('product_code', '=', productCode)
    .orderBy('position')
    .executeTakeFirst();
  return row ? toMobileVariant(row) : null;
}

function variantRows(database: Executor, locale: Locale) {
  return database
    .selectFrom('catalogue_variants')
    .innerJoin('catalogue_texts', 'catalogue_texts.variant_code', 'catalogue_variants.code')
    .where('catalogue_texts.locale', '=', locale)
    .selectAll('catalogue_variants')
    .select([
      'catalogue_texts.name',
      'catalogue_texts.product_name',
      'catalogue_texts.activation_fee_name',
      'catalogue_texts.commitment',
      'catalogue_texts.data_label',
      'catalogue_texts.data_eu_label',
      'catalogue_texts.attributes as words',
      'catalogue_texts.highlights',
    ]);
}

type VariantRow = Awaited<ReturnType<ReturnType<typeof variantRows>['execute']>>[number];

function toMobileVariant(row: VariantRow): MobileVariant {
  return {
    type: row.type,
    code: row.code,
    name: row.name,
    product: { code: row.product_code, name: row.product_name },
    price: {
      applied: { newCustomer: row.price_new_customer, existingCustomer: row.price_existing_customer },
      original: row.price_original,
      discountDuration: row.discount_months,
    },
    activationFee: row.activation_fee,
    activationFeeName: row.activation_fee_name,
    commitment: { months: row.commitment_months, text: row.commitment },
    options: {
      data: { code: row.data_code, label: row.data_label },
      data_eu: { code: row.data_eu_code, label: row.data_eu_label },
    },
    attributes: { ...row.attributes, ...row.words },
    highlights: row.highlights,
    esim: row.esim,
  };
}
