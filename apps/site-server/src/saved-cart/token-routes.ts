import { CartTokenSchema, SavedCartSchema } from '@alzette/shop-model/schemas';
import type { SavedCart } from '@alzette/shop-model';
import { maxJsonBytes, ProblemError } from '@alzette/server-kit';
import { GivenCartSchema, type CartTokens } from '@alzette/server-kit/saved-cart';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Type } from 'typebox';

const maxTokenBodyBytes = 128 * 1024;

/** The length of a token is checked later, for a specific error. */
const GivenTokenSchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: maxTokenBodyBytes }) },
  { additionalProperties: false },
);

/** `POST /api/generateCartToken` and `POST /api/decryptToken`: the cart as a token, and back. */
export async function tokenRoutes(app: FastifyInstance, { tokens }: { readonly tokens: CartTokens }): Promise<void> {
  app.setErrorHandler((error: FastifyError) => {
    throw error.statusCode === 413 ? new ProblemError('token_too_large') : error;
  });

  app.post<{ Body: SavedCart }>(
    '/api/generateCartToken',
    {
      config: { weight: 3 },
      bodyLimit: maxJsonBytes,
      schema: { summary: 'Encrypts a cart as a token', body: GivenCartSchema, response: { 200: CartTokenSchema } },
    },
    async ({ body }, reply) => {
      reply.header('cache-control', 'no-store');
      return { token: await tokens.seal(body) };
    },
  );

  app.post<{ Body: { readonly token: string } }>(
    '/api/decryptToken',
    {
      config: { weight: 3 },
      bodyLimit: maxTokenBodyBytes,
      schema: { summary: 'Reads the cart of a token', body: GivenTokenSchema, response: { 200: SavedCartSchema } },
    },
    async ({ body }, reply) => {
      reply.header('cache-control', 'no-store');
      return (await tokens.open(body.token)).cart;
    },
  );
}
