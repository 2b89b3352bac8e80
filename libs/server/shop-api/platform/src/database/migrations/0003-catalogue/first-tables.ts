import type { Locale } from '@alzette/shop-model';
import type { Json } from '../../schema';

// The first tables of the catalogue, whose rows migration 0003 copies into tables for every family.

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
