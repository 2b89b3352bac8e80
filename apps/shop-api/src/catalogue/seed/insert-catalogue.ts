import type { Executor } from '../../platform/database/schema';
import { additionalSeeds } from './additionals/additionals';
import { deviceSeeds } from './devices/devices';
import { insertAdditionals, insertTvPackages } from './insert-additionals';
import { insertDevices } from './insert-devices';
import { insertPrepaid } from './insert-prepaid';
import { insertSubscriptions, linkAdditionals, linksOf } from './insert-subscriptions';
import { firstPlanAdditionals } from './subscriptions/mobile';
import { subscriptionSeeds } from './subscriptions/subscriptions';
import { tvPackages } from './tv-packages';

/** Puts everything but the first mobile plans on offer. From then on the rows are the catalogue. */
export async function insertCatalogue(database: Executor): Promise<void> {
  const plans = await database.selectFrom('catalogue_subscriptions').select('code').execute();
  await insertAdditionals(database, additionalSeeds);
  await insertTvPackages(database, tvPackages);
  await insertSubscriptions(database, subscriptionSeeds, plans.length);
  await insertDevices(database, deviceSeeds);
  await insertPrepaid(database);
  const links = plans.flatMap(({ code }) => {
    const additionals = firstPlanAdditionals[code];
    return additionals ? linksOf({ subscription_code: code }, additionals) : [];
  });
  if (links.length > 0) await linkAdditionals(database, links);
}
