import { fillPlaceholders } from '@alzette/checkout-kit';
import {
  type ConfirmationMessage,
  orderedNames,
  type OrderResponse,
  type OrderResponseItem,
} from '@alzette/shop-model';

/** A message, and its items. */
export interface ItemsMessage {
  readonly text: string;
  /** Each name once, also where two items have it: the box of two lines. */
  readonly names: readonly string[];
}

/** `Welcome, {firstname}. ` at the beginning of a message. */
const firstSentence = /^[^.!?]*[.!?]\s+/u;

/**
 * The messages for all items of an order, as one text: items with the same message share it, and a sentence that several messages begin
 * with, such as a greeting, is shown once.
 */
export function combinedMessages(
  order: OrderResponse,
  messages: readonly ConfirmationMessage[],
): readonly ItemsMessage[] {
  const names = orderedNames(order);
  const shown = new Set<string>();
  const combined = new Map<string, { readonly text: string; readonly names: Set<string> }>();
  for (const item of order.items) {
    const message = messageFor(item, order, messages);
    if (message === null) continue;
    const { length } = firstSentence.exec(message)?.[0] ?? '';
    const beginning = fillPlaceholders(message.slice(0, length), item, order);
    const rest = fillPlaceholders(message.slice(length), item, order);
    const whole = beginning + rest;
    const together = combined.get(whole) ?? { text: shown.has(beginning) ? rest : whole, names: new Set() };
    together.names.add(names.get(item.identifier) ?? item.variantName);
    combined.set(whole, together);
    shown.add(beginning);
  }
  return [...combined.values()].map(({ text, names }) => ({ text, names: [...names] }));
}

/** The message for one ordered item, with its placeholders: the one with the closest configuration (spec row L1). Null when none fits. */
export function messageFor(
  item: OrderResponseItem,
  order: OrderResponse,
  messages: readonly ConfirmationMessage[],
): string | null {
  const wanted = {
    clientType: order.isNewClient ? 'new' : 'existing',
    taxonType: item.type,
    mode: modeOf(item, order),
  };
  const fitting = messages
    .filter(({ configuration }) => fits(configuration, wanted))
    .sort((one, other) => closeness(other.configuration) - closeness(one.configuration));
  return fitting[0]?.message ?? null;
}

type Configuration = ConfirmationMessage['configuration'];

/** A device without a subscription has no mode: only messages for all modes apply to it. */
function modeOf(item: OrderResponseItem, order: OrderResponse): Configuration['mode'] {
  if (item.type === 'device' && item.mobileVariantName === null) return 'all';
  const information = order.complementaryInformations.find(({ identifier }) => identifier === item.identifier);
  return information?.subscriptionMode ?? 'new';
}

function fits(configuration: Configuration, wanted: Record<keyof Configuration, string>): boolean {
  return (
    [wanted.clientType, 'all'].includes(configuration.clientType) &&
    [wanted.taxonType, 'default'].includes(configuration.taxonType) &&
    [wanted.mode, 'all'].includes(configuration.mode)
  );
}

function closeness({ clientType, taxonType, mode }: Configuration): number {
  return Number(taxonType !== 'default') * 4 + Number(mode !== 'all') * 2 + Number(clientType !== 'all');
}
