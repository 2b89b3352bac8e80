import { StarterPackListSchema, TopUpAmountsSchema } from '@alzette/shop-model/schemas';
import { answerCacheable } from '../../platform/http/cacheable';
import { localeOf } from '../../platform/http/locale-query';
import type { ShopServer } from '../../platform/http/shop-server';
import type { ShopContext } from '../../app-context';
import { catalogueBase, catalogueSchema } from '../catalogue-answer';
import { findStarterPacks, findTopUpAmounts } from './find-prepaid';

export function prepaidRoutes(app: ShopServer, { database }: ShopContext): void {
  const base = `${catalogueBase}/prepaid`;

  app.get(`${base}/top-up-amounts`, { schema: catalogueSchema(TopUpAmountsSchema) }, async (request, reply) => {
    return answerCacheable(request, reply, { items: await findTopUpAmounts(database, localeOf(request.query)) });
  });

  app.get(`${base}/starter-packs`, { schema: catalogueSchema(StarterPackListSchema) }, async (request, reply) => {
    return answerCacheable(request, reply, { items: await findStarterPacks(database, localeOf(request.query)) });
  });
}
