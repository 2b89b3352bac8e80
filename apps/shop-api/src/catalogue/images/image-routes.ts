import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import { answerImage } from '../../platform/http/cacheable';
import { notFound } from '../../platform/http/problem-error';
import type { ShopServer } from '../../platform/http/shop-server';
import type { ShopContext } from '../../app-context';
import { drawDevice } from './draw-phone';
import { findDeviceLook } from './find-phone';
import { imageBase } from './image-address';
import { pictures } from './pictures';

const response = {
  200: { content: { 'image/svg+xml': { schema: Type.String() } } },
  304: Type.Null(),
  '4xx': ProblemSchema,
  '5xx': ProblemSchema,
};

/** Pictures of phones in their colours, sold or not, and the small ones of add-ons. */
export function imageRoutes(app: ShopServer, { database }: ShopContext): void {
  app.get(
    `${imageBase}/:slug/:file`,
    { schema: { tags: ['catalogue'], params: Type.Object({ slug: Type.String(), file: Type.String() }), response } },
    async (request, reply) => {
      const { slug, file } = request.params;
      const phone = await findDeviceLook(database, slug, nameOf(file));
      return answerPicture(request, reply, phone && drawDevice(phone));
    },
  );

  app.get(
    `${imageBase}/:file`,
    { schema: { tags: ['catalogue'], params: Type.Object({ file: Type.String() }), response } },
    async (request, reply) => answerPicture(request, reply, pictures.get(nameOf(request.params.file))),
  );
}

/** @throws ProblemError 404 unless the file is an SVG */
function nameOf(file: string): string {
  if (!file.endsWith('.svg')) throw notFound();
  return file.slice(0, -'.svg'.length);
}

function answerPicture(request: FastifyRequest, reply: FastifyReply, svg: string | null | undefined): FastifyReply {
  if (!svg) throw notFound();
  return answerImage(request, reply, svg);
}
