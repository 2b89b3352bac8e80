import { DeviceListSchema, DeviceOfferSchema, DeviceTaxonSchema } from '@alzette/shop-model/schemas';
import { answerCacheable } from '../../platform/http/cacheable';
import { localeOf } from '../../platform/http/locale-query';
import type { ShopServer } from '../../platform/http/shop-server';
import type { ShopContext } from '../../app-context';
import { catalogueBase, catalogueSchema, CodeParamsSchema } from '../catalogue-answer';
import { requireOnSale } from '../on-sale';
import { findDeviceOffers } from './find-device-offers';
import { findDevice, findDeviceList } from './find-devices';

export function deviceRoutes(app: ShopServer, { database }: ShopContext): void {
  const base = `${catalogueBase}/devices`;

  app.get(base, { schema: catalogueSchema(DeviceListSchema) }, async (request, reply) =>
    answerCacheable(request, reply, await findDeviceList(database, localeOf(request.query))),
  );

  app.get(
    `${base}/variant/:code`,
    { schema: { ...catalogueSchema(DeviceOfferSchema), params: CodeParamsSchema } },
    async (request, reply) => {
      const { code } = request.params;
      const offers = await findDeviceOffers(database, [code], localeOf(request.query));
      return answerCacheable(request, reply, requireOnSale(offers.get(code)));
    },
  );

  app.get(
    `${base}/:code`,
    { schema: { ...catalogueSchema(DeviceTaxonSchema), params: CodeParamsSchema } },
    async (request, reply) => {
      const kept = await findDevice(database, request.params.code, localeOf(request.query));
      return answerCacheable(request, reply, requireOnSale(kept));
    },
  );
}
