import type { ColumnType } from 'kysely';
import type { Locale } from '@alzette/shop-model';

// The first tables, as migration 0002 filled them; 0003 copies their rows into tables that hold every family.

type Json<Value> = ColumnType<Value, string, string>;
type Values = Record<string, string | number | boolean>;

export interface FirstVariantTable {
  code: string;
  product_code: string;
  type: 'mobile';
  position: number;
  price_new_customer: number;
  price_existing_customer: number;
  price_original: number;
  discount_months: number | null;
  activation_fee: number;
  commitment_months: number;
  esim: boolean;
  data_code: string;
  data_eu_code: string;
  attributes: Json<Values>;
}

export interface FirstTextTable {
  variant_code: string;
  locale: Locale;
  name: string;
  product_name: string;
  activation_fee_name: string;
  commitment: string;
  data_label: string;
  data_eu_label: string;
  attributes: Json<Values>;
  highlights: Json<string[]>;
}

export interface FirstCatalogue {
  catalogue_variants: FirstVariantTable;
  catalogue_texts: FirstTextTable;
}

interface MobilePlanTexts extends Omit<FirstTextTable, 'variant_code' | 'locale' | 'attributes' | 'highlights'> {
  readonly attributes: Values;
  readonly highlights: string[];
}

/** A plan as it is put on offer. Amounts in cents, VAT included. */
export interface MobilePlan extends Omit<FirstVariantTable, 'type' | 'position' | 'attributes'> {
  readonly attributes: Values;
  readonly texts: Record<Locale, MobilePlanTexts>;
}

/** What all plans say in one language. */
export const sharedTexts = {
  fr: { activation_fee_name: 'Activation mobile' },
  en: { activation_fee_name: 'Mobile activation' },
  de: { activation_fee_name: 'Mobilfunk-Aktivierung' },
} as const;
