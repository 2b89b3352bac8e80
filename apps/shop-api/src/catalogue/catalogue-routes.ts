import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { MobileListSchema, MobileVariantSchema, ProblemSchema } from '@alzette/shop-model/schemas';
import { answerCacheable } from '../http/cacheable';
import { LocaleQuerySchema, localeOf } from '../http/locale-query';
import { notFound } from '../http/problem-error';
import type { ShopServer } from '../http/shop-server';
import type { ShopContext } from '../shop-context';
import { findMobileVariant, findMobileVariantOfProduct, findMobileVariants } from './catalogue-repository';

const base = '/api/catalogue/subscriptions/mobile';

export function catalogueRoutes(app: ShopServer, { database }: ShopContext): void {
  app.get(base, { schema: schemaOf(MobileListSchema) }, async (request, reply) => {
    const items = await findMobileVariants(database, localeOf(request.query));
    return answer(request, reply, { items });
  });

  app.get(
    `${base}/variant/:code`,
    { schema: { ...schemaOf(MobileVariantSchema), params: Type.Object({ code: Type.String() }) } },
    async (request, reply) => {
      const variant = await findMobileVariant(database, request.params.code, localeOf(request.query));
      return answer(request, reply, variant);
    },
  );

  app.get(
    `${base}/:productCode`,
    { schema: { ...schemaOf(MobileVariantSchema), params: Type.Object({ productCode: Type.String() }) } },
    async (request, reply) => {
      const variant = await findMobileVariantOfProduct(database, request.params.productCode, localeOf(request.query));
      return answer(request, reply, variant);
    },
  );
}

function schemaOf<Body>(body: Body) {
  return {
    tags: ['catalogue'],
    querystring: LocaleQuerySchema,
    response: { 200: body, 304: Type.Null(), '4xx': ProblemSchema, '5xx': ProblemSchema },
  };
}

function answer(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  if (body === null) throw notFound();
  return answerCacheable(request, reply, body);
}
