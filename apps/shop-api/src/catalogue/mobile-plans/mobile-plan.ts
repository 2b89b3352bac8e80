import type { Locale } from '@alzette/shop-model';
import type { CatalogueTextTable, CatalogueVariantTable, VariantAttributes } from '../../database/schema';

export interface MobilePlanTexts extends Omit<CatalogueTextTable, 'variant_code' | 'locale' | 'attributes' | 'highlights'> {
  readonly attributes: VariantAttributes;
  readonly highlights: string[];
}

/** A plan as it is put on offer. Amounts in cents, VAT included. */
export interface MobilePlan extends Omit<CatalogueVariantTable, 'type' | 'position' | 'attributes'> {
  readonly attributes: VariantAttributes;
  readonly texts: Record<Locale, MobilePlanTexts>;
}

/** What all plans say in one language. */
export const sharedTexts = {
  fr: { activation_fee_name: 'Activation mobile' },
  en: { activation_fee_name: 'Mobile activation' },
  de: { activation_fee_name: 'Mobilfunk-Aktivierung' },
} as const;
