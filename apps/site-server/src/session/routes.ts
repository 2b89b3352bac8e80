import type { Session } from '@alzette/shop-model';
import { SessionSchema } from '@alzette/shop-model/schemas';
import type { FastifyInstance } from 'fastify';
import { sessionCustomer } from './session';

/** `GET /api/session`: who is logged in. */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/api/session',
    { schema: { summary: 'Who is logged in', response: { 200: SessionSchema } } },
    async (request, reply): Promise<Session> => {
      const customer = sessionCustomer(request);
      reply.header('cache-control', 'no-store');
      return customer ? { status: 'customer', customer } : { status: 'guest' };
    },
  );
}
