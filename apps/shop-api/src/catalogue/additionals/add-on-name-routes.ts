import { Type } from 'typebox';
import { answerCacheable } from '../../platform/http/cacheable';
import { localeOf } from '../../platform/http/locale-query';
import type { ShopServer } from '../../platform/http/shop-server';
import type { ShopContext } from '../../app-context';
import { catalogueBase, catalogueSchema, CodeParamsSchema } from '../catalogue-answer';
import { findAddOnName, findTvPackageName } from './find-add-on-names';

const AddOnNameSchema = Type.Object({ code: Type.String(), name: Type.String() });

/** Names of what a saved cart held, on sale or not. */
export function addOnNameRoutes(app: ShopServer, { database }: ShopContext): void {
  const schema = { ...catalogueSchema(AddOnNameSchema), params: CodeParamsSchema };

  app.get(`${catalogueBase}/additionals/:code`, { schema }, async (request, reply) => {
    const name = await findAddOnName(database, request.params.code, localeOf(request.query));
    return answerCacheable(request, reply, name);
  });

  app.get(`${catalogueBase}/tv-packages/:code`, { schema }, async (request, reply) => {
    const name = await findTvPackageName(database, request.params.code, localeOf(request.query));
    return answerCacheable(request, reply, name);
  });
}
