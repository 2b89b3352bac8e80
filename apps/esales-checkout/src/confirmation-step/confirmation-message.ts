import { fillPlaceholders } from '@alzette/checkout-kit';
import type { ConfirmationMessage, OrderResponse, OrderResponseItem } from '@alzette/shop-model';

/** The message for one ordered item: the one whose configuration fits most closely (spec row L1). Null when none fits. */
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
  return fitting[0] ? fillPlaceholders(fitting[0].message, item, order) : null;
}

type Configuration = ConfirmationMessage['configuration'];

/** A device without a subscription has no mode: only messages for all modes are about it. */
function modeOf(item: OrderResponseItem, order: OrderResponse): Configuration['mode'] {
  if (item.type === 'device' && item.mobileVariantName === null) return 'all';
  const line = order.complementaryInformations.find(({ identifier }) => identifier === item.identifier);
  return line?.subscriptionMode ?? 'new';
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
