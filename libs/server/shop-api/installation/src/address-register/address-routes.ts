import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import {
  BoundedString,
  ProblemSchema,
  RegisteredAddressesSchema,
  RegisteredTownsSchema,
} from '@alzette/shop-model/schemas';
import { queryLimit, type ShopServer, visitorLimits } from '@alzette/shop-api/platform';
import type { AddressRegister } from './address-register';

/** As many as a list below a field shows. */
const maxResults = 8;

const PostcodeSchema = BoundedString('postcode', { pattern: '^[0-9]{4}$' });
const SearchSchema = Type.Object(
  { text: BoundedString('searchText'), postcode: Type.Optional(PostcodeSchema) },
  { maxProperties: 20 },
);
const TownsSchema = Type.Object({ postcode: PostcodeSchema }, queryLimit);
const problems = { '4xx': ProblemSchema, '5xx': ProblemSchema };

/** Completes the address that a shopper types. Without a register every list is empty. */
export function addressRoutes(app: ShopServer, register: AddressRegister): void {
  // One address takes about 20 requests; an order has up to three addresses, and shoppers correct them.
  const onRequest = visitorLimits(app)('addresses', 300);
  // What is typed is personal: a body is in no log, history or cache.
  app.post(
    '/api/v2/shop/addresses',
    {
      onRequest,
      schema: { tags: ['addresses'], body: SearchSchema, response: { 200: RegisteredAddressesSchema, ...problems } },
    },
    async ({ body: { text, postcode } }) => {
      const addresses = await register.search({ text, postcode, limit: maxResults });
      return { addresses: [...addresses] };
    },
  );
  app.get(
    '/api/v2/shop/addresses/towns',
    {
      onRequest,
      schema: { tags: ['addresses'], querystring: TownsSchema, response: { 200: RegisteredTownsSchema, ...problems } },
    },
    async ({ query: { postcode } }, reply) => {
      const towns = await register.towns(postcode);
      keepForMinutes(reply);
      return { towns: [...towns] };
    },
  );
}

/** A shopper who corrects a postcode gets the former list from the browser. An import changes the lists after this time. */
function keepForMinutes(reply: FastifyReply): void {
  reply.header('cache-control', 'private, max-age=600');
}
