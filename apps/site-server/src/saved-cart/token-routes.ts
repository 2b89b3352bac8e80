import { CartTokenSchema, SavedCartEntrySchema, SavedCartSchema } from '@alzette/shop-model/schemas';
import type { SavedCart } from '@alzette/shop-model';
import { ProblemError } from '@alzette/server-kit';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { withSafeOrigins } from './safe-origins';
import type { CartTokens } from './tokens';

/** Any text is taken as an origin; one that is no path of this site is dropped instead of refused. */
const GivenCartSchema = Type.Object(
  {
    cart: Type.Array(
      Type.Object(
        { ...SavedCartEntrySchema.properties, origin: Type.String({ maxLength: 300 }) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 200 },
    ),
  },
  { additionalProperties: false },
);
/** The length is looked at later, to say what is wrong. */
const GivenTokenSchema = Type.Object({ token: Type.String({ minLength: 1 }) }, { additionalProperties: false });

const largestCart = 256 * 1024;
const largestTokenBody = 128 * 1024;

/** `POST /api/generateCartToken` and `POST /api/decryptToken`: the cart as a token, and back. */
export async function tokenRoutes(app: FastifyInstance, { tokens }: { readonly tokens: CartTokens }): Promise<void> {
  app.setErrorHandler((error: FastifyError) => {
    throw error.statusCode === 413 ? new ProblemError(400, 'token_too_large', 'This saved cart is too large') : error;
  });

  app.post<{ Body: SavedCart }>(
    '/api/generateCartToken',
    {
      bodyLimit: largestCart,
      schema: { summary: 'Puts a cart into a token', body: GivenCartSchema, response: { 200: CartTokenSchema } },
    },
    async ({ body }, reply) => {
      reply.header('cache-control', 'no-store');
      return { token: await tokens.seal(withSafeOrigins(body)) };
    },
  );

  app.post<{ Body: { readonly token: string } }>(
    '/api/decryptToken',
    {
      bodyLimit: largestTokenBody,
      schema: { summary: 'Reads a cart out of its token', body: GivenTokenSchema, response: { 200: SavedCartSchema } },
    },
    async ({ body }, reply) => {
      reply.header('cache-control', 'no-store');
      return (await tokens.open(body.token)).cart;
    },
  );
}
