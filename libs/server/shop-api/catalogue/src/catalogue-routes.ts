import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { type DeviceTaxon, subscriptionFamilies, type SubscriptionFamily } from '@alzette/shop-model';
import {
  BoundedString,
  DeliveryPricesSchema,
  DeviceListSchema,
  DeviceOfferSchema,
  DeviceTaxonSchema,
  ProblemSchema,
  StarterPackListSchema,
  SubscriptionListSchema,
  SubscriptionVariantSchema,
  TopUpAmountsSchema,
} from '@alzette/shop-model/schemas';
import {
  localeOf,
  LocaleQuerySchema,
  notFound,
  type SchemaTypes,
  sendCacheable,
  sendImage,
  type ShopServer,
} from '@alzette/shop-api/platform';
import { findAddOnName, findTvPackageName, findSubscriptions } from './offer-repository';
import { findDeliveryPrices } from './delivery-price-repository';
import { cacheResponses } from './cached-responses';
import { catalogueReader, type CatalogueDatabases, type ReadCatalogue } from './catalogue-reader';
import { findDevice, findDeviceList, findDeviceOffers } from './devices';
import { findStarterPacks, findTopUpAmounts } from './offer-repository';
import type { CataloguePicture, CataloguePictures } from './pictures';
import { imageBase, previewPath, requireOnSale } from './presentation';

const base = '/api/catalogue';
const CodeParamsSchema = Type.Object({ code: BoundedString('identifier') });
const AddOnNameSchema = Type.Object({ code: Type.String(), name: Type.String() });

export interface CatalogueContext extends CatalogueDatabases {
  readonly catalogueVersionMaxAgeMs?: number;
  readonly pictures: CataloguePictures;
}

export function catalogueRoutes(
  app: ShopServer,
  { catalogueVersionMaxAgeMs, pictures, ...databases }: CatalogueContext,
): void {
  const read = catalogueReader(databases);
  app.register(async (plain) => {
    const scope = plain.withTypeProvider<SchemaTypes>();
    cacheResponses(scope, databases.database, catalogueVersionMaxAgeMs);
    deviceRoutes(scope, read, pictures);
    for (const family of subscriptionFamilies) subscriptionRoutes(scope, read, family);
    addOnNameRoutes(scope, read);
    prepaidRoutes(scope, read);
    deliveryPriceRoute(scope, read);
    imageRoutes(scope, pictures);
  });
}

function catalogueSchema<Body extends TSchema>(body: Body) {
  return {
    tags: ['catalogue'],
    querystring: LocaleQuerySchema,
    response: { 200: body, 304: Type.Null(), '4xx': ProblemSchema, '5xx': ProblemSchema },
  };
}

function deviceRoutes(app: ShopServer, read: ReadCatalogue, pictures: CataloguePictures): void {
  app.get(`${base}/devices`, { schema: catalogueSchema(DeviceListSchema) }, async (request, reply) =>
    sendCacheable(request, reply, await read(request, (database) => findDeviceList(database, localeOf(request.query)))),
  );

  app.get(
    `${base}/devices/variant/:code`,
    { schema: { ...catalogueSchema(DeviceOfferSchema), params: CodeParamsSchema } },
    async (request, reply) => {
      const { code } = request.params;
      const offers = await read(request, (database) => findDeviceOffers(database, [code], localeOf(request.query)));
      return sendCacheable(request, reply, requireOnSale(offers.get(code)));
    },
  );

  app.get(
    `${base}/devices/:code`,
    { schema: { ...catalogueSchema(DeviceTaxonSchema), params: CodeParamsSchema } },
    async (request, reply) => {
      const { code } = request.params;
      const entry = await read(request, (database) => findDevice(database, code, localeOf(request.query)));
      const device: DeviceTaxon = requireOnSale(entry);
      const preview = previewPath(code);
      return sendCacheable(
        request,
        reply,
        pictures.has(preview) ? { ...device, preview: `${imageBase}/${preview}` } : device,
      );
    },
  );
}

function subscriptionRoutes(app: ShopServer, read: ReadCatalogue, family: SubscriptionFamily): void {
  const path = `${base}/subscriptions/${family}`;
  const schema = { ...catalogueSchema(SubscriptionVariantSchema), params: CodeParamsSchema };

  app.get(path, { schema: catalogueSchema(SubscriptionListSchema) }, async (request, reply) => {
    const filter = { families: [family], onlyOnSale: true };
    const entries = await read(request, (database) => findSubscriptions(database, localeOf(request.query), filter));
    return sendCacheable(request, reply, { items: entries.map(({ offer }) => offer) });
  });

  app.get(`${path}/variant/:code`, { schema }, async (request, reply) => {
    const filter = { families: familiesOf(family), codes: [request.params.code] };
    const [entry] = await read(request, (database) => findSubscriptions(database, localeOf(request.query), filter));
    return sendCacheable(request, reply, requireOnSale(entry));
  });

  app.get(`${path}/:code`, { schema }, async (request, reply) => {
    const filter = { families: [family], productCode: request.params.code };
    const entries = await read(request, (database) => findSubscriptions(database, localeOf(request.query), filter));
    return sendCacheable(request, reply, requireOnSale(entries.find(({ withdrawn }) => !withdrawn) ?? entries[0]));
  });
}

/** internet-mobile variants have no address of their own (decision 49). */
function familiesOf(family: SubscriptionFamily): SubscriptionFamily[] {
  return family === 'internet' ? ['internet', 'internet-mobile'] : [family];
}

/** Names for saved carts, also of withdrawn add-ons. */
function addOnNameRoutes(app: ShopServer, read: ReadCatalogue): void {
  const schema = { ...catalogueSchema(AddOnNameSchema), params: CodeParamsSchema };

  app.get(`${base}/additionals/:code`, { schema }, async (request, reply) => {
    const name = await read(request, (database) =>
      findAddOnName(database, request.params.code, localeOf(request.query)),
    );
    return sendCacheable(request, reply, name);
  });

  app.get(`${base}/tv-packages/:code`, { schema }, async (request, reply) => {
    const name = await read(request, (database) =>
      findTvPackageName(database, request.params.code, localeOf(request.query)),
    );
    return sendCacheable(request, reply, name);
  });
}

function prepaidRoutes(app: ShopServer, read: ReadCatalogue): void {
  app.get(`${base}/prepaid/top-up-amounts`, { schema: catalogueSchema(TopUpAmountsSchema) }, async (request, reply) =>
    sendCacheable(request, reply, {
      items: await read(request, (database) => findTopUpAmounts(database, localeOf(request.query))),
    }),
  );

  app.get(`${base}/prepaid/starter-packs`, { schema: catalogueSchema(StarterPackListSchema) }, async (request, reply) =>
    sendCacheable(request, reply, {
      items: await read(request, (database) => findStarterPacks(database, localeOf(request.query))),
    }),
  );
}

function deliveryPriceRoute(app: ShopServer, read: ReadCatalogue): void {
  app.get(`${base}/delivery-prices`, { schema: catalogueSchema(DeliveryPricesSchema) }, async (request, reply) =>
    sendCacheable(request, reply, await read(request, findDeliveryPrices)),
  );
}

function imageRoutes(app: ShopServer, pictures: CataloguePictures): void {
  const response = {
    200: { content: { 'image/svg+xml': { schema: Type.String() }, 'image/png': { schema: Type.Any() } } },
    304: Type.Null(),
    '4xx': ProblemSchema,
    '5xx': ProblemSchema,
  };

  app.get(
    `${imageBase}/:slug/:file`,
    {
      schema: {
        tags: ['catalogue'],
        params: Type.Object({ slug: BoundedString('identifier'), file: BoundedString('filename') }),
        response,
      },
    },
    async (request, reply) => {
      const { slug, file } = request.params;
      return sendPicture(request, reply, pictures.get(`${slug}/${file}`));
    },
  );

  app.get(
    `${imageBase}/:slug/:colour/:file`,
    {
      schema: {
        tags: ['catalogue'],
        params: Type.Object({
          slug: BoundedString('identifier'),
          colour: BoundedString('identifier'),
          file: BoundedString('filename'),
        }),
        response,
      },
    },
    async (request, reply) => {
      const { slug, colour, file } = request.params;
      return sendPicture(request, reply, pictures.get(`${slug}/${colour}/${file}`));
    },
  );

  app.get(
    `${imageBase}/:file`,
    { schema: { tags: ['catalogue'], params: Type.Object({ file: BoundedString('filename') }), response } },
    async (request, reply) => sendPicture(request, reply, pictures.get(request.params.file)),
  );
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: CataloguePicture | undefined,
): FastifyReply {
  if (!picture) throw notFound();
  return sendImage(request, reply, picture);
}
