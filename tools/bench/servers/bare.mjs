// A bare Fastify whose routes return given bytes: the upper bound.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const app = Fastify();
app.get('/health/ready', async () => ({ status: 'ok' }));
for (const { path, headers, body } of JSON.parse(readFileSync(process.env.BENCH_ANSWERS, 'utf8'))) {
  app.all(path, (_request, reply) => reply.headers(headers).send(body));
}
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen({ host: '127.0.0.1', port: Number(process.env.BENCH_PORT) });
