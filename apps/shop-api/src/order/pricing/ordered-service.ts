import type { SubscriptionVariant } from '@alzette/shop-model';
import type { OrderedService } from '../ordered-parts';

/** What the plan promises now: a later change of the catalogue leaves the order's documents alone. */
export function orderedService({ attributes, options, highlights }: SubscriptionVariant): OrderedService {
  const text = (name: string) => {
    const value = attributes[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  };
  const channels = [
    ...text('subscription_tv_characteristic_main_unit'),
    ...text('subscription_tv_characteristic_second_unit'),
  ];
  const value = attributes['subscription_internet_speed_value'];
  const [unit] = text('subscription_internet_speed_unit');
  const abroad = options.data_eu?.code === 'null_eu' ? null : options.data_eu;
  return {
    highlights,
    data: options.data?.label ?? null,
    dataAbroad: abroad?.label ?? null,
    channels: channels.length > 0 ? channels.join(', ') : null,
    speed: typeof value === 'number' && unit !== undefined ? { value, unit } : null,
  };
}
