import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { request } from 'undici';
import type { Environment } from '../environment';
import type { ShellStore } from '../static/shell-store';

const HealthSchema = Type.Object({
  status: Type.String(),
  checks: Type.Optional(Type.Record(Type.String(), Type.Boolean())),
});

/** Longest wait for the shop API's own answer, in milliseconds. */
const patience = 1_500;

export interface HealthOptions {
  readonly environment: Environment;
  readonly shell: ShellStore;
}

/** `/health/live`: the process runs. `/health/ready`: it can serve shoppers, for which it needs the shell and the shop API. */
export async function healthRoutes(app: FastifyInstance, { environment, shell }: HealthOptions): Promise<void> {
  app.get(
    '/health/live',
    { schema: { summary: 'The process runs', response: { 200: HealthSchema } } },
    async () => ({ status: 'live' }),
  );

  app.get(
    '/health/ready',
    { schema: { summary: 'Shoppers can be served', response: { 200: HealthSchema, 503: HealthSchema } } },
    async (_request, reply) => {
      const [shopApi, manifest] = await Promise.all([isReady(environment.shopApiUrl), shell.manifest()]);
      const checks = { shopApi, shell: manifest !== null };
      const ready = Object.values(checks).every(Boolean);
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks });
    },
  );
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await request(`${url}/health/ready`, { headersTimeout: patience, bodyTimeout: patience });
    await answer.body.dump();
    return answer.statusCode === 200;
  } catch {
    return false;
  }
}
