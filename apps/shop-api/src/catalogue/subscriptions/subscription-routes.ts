import { subscriptionFamilies, type SubscriptionFamily } from '@alzette/shop-model';
import { SubscriptionListSchema, SubscriptionVariantSchema } from '@alzette/shop-model/schemas';
import { answerCacheable } from '../../platform/http/cacheable';
import { localeOf } from '../../platform/http/locale-query';
import type { ShopServer } from '../../platform/http/shop-server';
import type { ShopContext } from '../../app-context';
import { catalogueBase, catalogueSchema, CodeParamsSchema } from '../catalogue-answer';
import { requireOnSale } from '../on-sale';
import { findSubscriptions } from './find-subscriptions';

export function subscriptionRoutes(app: ShopServer, context: ShopContext): void {
  for (const family of subscriptionFamilies) familyRoutes(app, context, family);
}

function familyRoutes(app: ShopServer, { database }: ShopContext, family: SubscriptionFamily): void {
  const base = `${catalogueBase}/subscriptions/${family}`;
  const schema = { ...catalogueSchema(SubscriptionVariantSchema), params: CodeParamsSchema };

  app.get(base, { schema: catalogueSchema(SubscriptionListSchema) }, async (request, reply) => {
    const kept = await findSubscriptions(database, localeOf(request.query), { families: [family], onlyOnSale: true });
    return answerCacheable(request, reply, { items: kept.map(({ offer }) => offer) });
  });

  app.get(`${base}/variant/:code`, { schema }, async (request, reply) => {
    const wanted = { families: answeredFamilies(family), codes: [request.params.code] };
    const [kept] = await findSubscriptions(database, localeOf(request.query), wanted);
    return answerCacheable(request, reply, requireOnSale(kept));
  });

  app.get(`${base}/:code`, { schema }, async (request, reply) => {
    const wanted = { families: [family], productCode: request.params.code };
    const kept = await findSubscriptions(database, localeOf(request.query), wanted);
    return answerCacheable(request, reply, requireOnSale(kept.find((one) => !one.withdrawn) ?? kept[0]));
  });
}

/** The specification has no address of its own for internet-mobile variants. */
function answeredFamilies(family: SubscriptionFamily): SubscriptionFamily[] {
  return family === 'internet' ? ['internet', 'internet-mobile'] : [family];
}
