import type { CartItem, ItemInstallationMode } from '../cart';
import type { InstallationMode, SubscriptionVariant } from '../wire/catalogue';
import { advantagesOf, freshLine, itemPrice, noAddOnFields, withAnswers, type AddedLine } from './added-line';

/** A line of the cart from a plan of the catalogue. A SIM is physical until the shopper chooses otherwise. */
export function subscriptionItem(variant: SubscriptionVariant, added: AddedLine): CartItem {
  return { ...freshLine(added), ...catalogueFields(variant) };
}

/** The same line with what the catalogue says now: names and facts in its language, today's prices. */
export function refreshedSubscriptionItem(item: CartItem, variant: SubscriptionVariant): CartItem {
  return withAnswers({ ...item, ...catalogueFields(variant) }, item);
}

/** Facts that stand below a plan's name: data, speed or channels, then its term. */
export function planFacts({ options, attributes, commitment }: SubscriptionVariant): readonly string[] {
  const speed = [attributes['subscription_internet_speed_value'], attributes['subscription_internet_speed_unit']];
  const facts = [
    options.data?.label,
    speed[0] === undefined ? '' : speed.join(' '),
    attributes['subscription_tv_characteristic_main_unit'],
    commitment.text,
  ];
  return facts.filter((fact) => fact !== undefined && fact !== '').map(String);
}

function hasSim({ type }: SubscriptionVariant): boolean {
  return type === 'mobile' || type === 'internet-mobile';
}

function catalogueFields(variant: SubscriptionVariant) {
  const { type, code, name, product, commitment, esim, attributes, additionals } = variant;
  return {
    type,
    product,
    variant: { code, name },
    taxon: null,
    esim,
    simType: hasSim(variant) ? ('physical' as const) : null,
    price: itemPrice(variant),
    facts: planFacts(variant),
    commitmentMonths: commitment.months,
    device: null,
    subscription: null,
    requiresAppleTv: attributes['subscription_tv_require_apple_tv'] === true,
    installationModes: variant.installationModes.map(modeOf),
    installationMode: variant.installationModes[0]?.code ?? null,
    ...advantagesOf(additionals),
    ...noAddOnFields,
  };
}

function modeOf({ code, price, attributes }: InstallationMode): ItemInstallationMode {
  return {
    code,
    price,
    label: String(attributes['installation_mode_label'] ?? code),
    description: String(attributes['installation_mode_description'] ?? ''),
  };
}
