import { gzipSync } from 'node:zlib';
import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { documentResponse, openApi, problem, sendProblem, type OpenApiOptions } from '../index';
import { checkResponses, openApiDocument } from './index';

async function start(options: Partial<OpenApiOptions> = {}) {
  const app = Fastify();
  await app.register(swagger, openApi({ title: 'Test', version: '1', ...options }));
  const response: Readonly<Record<string, unknown>> = { 200: Type.Object({ total: Type.Integer() }) };
  app.get('/good', { schema: { response } }, async () => ({ total: 1 }));
  app.get('/other-body', { schema: { response } }, (_request, reply) =>
    reply.type('application/json').send('{"total":"1"}'),
  );
  for (const [path, total] of [
    ['/compressed', 1],
    ['/other-compressed', '1'],
  ] as const) {
    app.get(path, { schema: { response } }, (_request, reply) =>
      reply
        .type('application/json')
        .header('content-encoding', 'gzip')
        .send(gzipSync(JSON.stringify({ total }))),
    );
  }
  app.get('/other-type', { schema: { response } }, (_request, reply) => reply.type('text/plain').send('1'));
  app.get('/other-status', { schema: { response } }, (_request, reply) => reply.code(202).send());
  app.get('/bare-error', { schema: { response } }, (_request, reply) => reply.code(409).send({ error: 'taken' }));
  app.get('/problem', { schema: { response } }, (_request, reply) =>
    sendProblem(reply, problem(409, 'order_closed', 'It is taken')),
  );
  app.get('/page', { schema: { response } }, (_request, reply) => reply.code(404).type('text/html').send('<h1>'));
  app.get('/hidden/*', { schema: { hide: true } }, async () => 'anything');
  app.get('/openapi.json', { schema: { response: documentResponse } }, async () => app.swagger());
  checkResponses(app);
  return app;
}

it.each(['/good', '/compressed', '/problem', '/hidden/file.txt', '/openapi.json'])(
  'the response of %s matches the document',
  async (url) => {
    const app = await start();
    await expect(app.inject(url)).resolves.toBeDefined();
  },
);

it.each([
  ['/other-body', 'must be integer'],
  ['/other-compressed', 'must be integer'],
  ['/other-type', 'media type'],
  ['/other-status', 'status'],
  ['/bare-error', 'media type'],
  ['/page', 'media type'],
  ['/nowhere', 'media type'],
  ['/tmf-api/nowhere', "must have required property 'code'"],
])('the response of %s does not match the document and fails the test', async (url, fault) => {
  const app = await start();
  await expect(app.inject(url)).rejects.toThrow(fault);
});

it('a server with pages may send errors as pages', async () => {
  const app = await start({ hasPages: true });
  await expect(app.inject('/page')).resolves.toBeDefined();
});

it('the document has version 3.1 and includes hidden routes', async () => {
  const app = await start();
  const { version, operations } = openApiDocument((await app.inject('/openapi.json')).json());
  expect(version).toBe('3.1.0');
  expect(operations.map(({ path }) => path)).toContain('/hidden/{rest}');
});
