import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';

const response = { 200: Type.Object({ status: Type.String() }) };

export async function healthRoutes(app: FastifyInstance): Promise<void> {
  app.get('/health/live', { schema: { summary: 'The process runs', response } }, async () => ({ status: 'live' }));
  app.get('/health/ready', { schema: { summary: 'Calls are answered', response } }, async () => ({ status: 'ready' }));
}
