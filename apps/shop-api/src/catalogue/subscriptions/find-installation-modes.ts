import type { InstallationMode, Locale } from '@alzette/shop-model';
import type { Executor } from '../../platform/database/transaction';
import { localisedAttributes, groupBy } from '../in-locale';

/** How subscriptions get installed, the mode that is chosen unless another is asked for first. */
export async function findInstallationModes(
  database: Executor,
  subscriptions: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, readonly InstallationMode[]>> {
  if (subscriptions.length === 0) return new Map();
  const rows = await database
    .selectFrom('catalogue_installation_modes')
    .selectAll()
    .where('subscription_code', 'in', subscriptions)
    .orderBy('position')
    .execute();
  const bySubscription = groupBy(rows, (row) => row.subscription_code);
  const toMode = ({ code, price, attributes }: (typeof rows)[number]) => ({
    code,
    price,
    attributes: localisedAttributes(attributes, locale),
  });
  return new Map([...bySubscription].map(([code, list]) => [code, list.map(toMode)]));
}
