import type { Lifecycle } from '@alzette/server-kit';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';

const HealthSchema = Type.Object({ status: Type.String() });

export async function healthRoutes(
  app: FastifyInstance,
  { lifecycle }: { readonly lifecycle?: Lifecycle | undefined },
): Promise<void> {
  app.get('/health/live', { schema: { summary: 'The process runs', response: { 200: HealthSchema } } }, async () => ({
    status: 'live',
  }));
  app.get(
    '/health/ready',
    { schema: { summary: 'Calls are answered', response: { 200: HealthSchema, 503: HealthSchema } } },
    async (_request, reply) =>
      lifecycle?.isDraining ? reply.code(503).send({ status: 'not ready' }) : reply.send({ status: 'ready' }),
  );
}
