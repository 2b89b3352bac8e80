import type { Attributes, SubscriptionFamily, SubscriptionVariant } from '@alzette/shop-model';

/** What a plan's tile says: the one place that reads the attributes of a plan (spec row D11). */
export interface PlanWords {
  /** The fact that plans of a family are compared by. */
  readonly lead: string;
  readonly facts: readonly string[];
  readonly webDeal: { readonly value: number | string | null; readonly text: string } | null;
  /** The name with everything in it, for receipts. */
  readonly fullName: string;
  readonly requiresAppleTv: boolean;
}

export function planWords(plan: SubscriptionVariant): PlanWords {
  const { attributes, options, highlights, name } = plan;
  const text = (key: string) => textOf(attributes, key);
  const units = ['subscription_tv_characteristic_main_unit', 'subscription_tv_characteristic_second_unit'].map(text);
  const speed = [text('subscription_internet_speed_value'), text('subscription_internet_speed_unit')]
    .filter(Boolean)
    .join(' ');
  const [lead = '', ...rest] = [speed, options.data?.label ?? '', ...units].filter(Boolean);
  // `null_eu` is the catalogue's way to say "none" (spec row B11).
  const dataEu = options.data_eu && options.data_eu.code !== 'null_eu' ? options.data_eu.label : '';
  return {
    lead,
    facts: unique([text('subscription_internet_label'), ...rest, dataEu, ...highlights]),
    webDeal: webDealOf(plan.type, attributes),
    fullName: text('mobile_subscription_full_name') || name,
    requiresAppleTv: attributes['subscription_tv_require_apple_tv'] === true,
  };
}

function webDealOf(family: SubscriptionFamily, attributes: Attributes): PlanWords['webDeal'] {
  const key = `subscription_${family.replace('-', '_')}_webdeals`;
  if (attributes[key] !== true) return null;
  const value = attributes[`${key}_value`];
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return { value: isGiven ? value : null, text: textOf(attributes, `${key}_text`) };
}

function textOf(attributes: Attributes, key: string): string {
  const value = attributes[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function unique(facts: readonly string[]): readonly string[] {
  return [...new Set(facts.filter(Boolean))];
}
