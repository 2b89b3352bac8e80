import { foreignAnswers } from '@alzette/server-kit';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../build';
import { loginPages } from './page-routes';
import { loginProvider } from './provider';

/** AlzetteID, the login of the operator's customers: OpenID Connect, with a page of its own to log in on. */
export async function login(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  const provider = await loginProvider(sandbox);
  provider.on('server_error', (_context, err) => app.log.error({ err }, 'the login failed'));
  await app.register(loginPages, { sandbox, provider });
  await app.register(protocol, { sandbox, answer: provider.callback() });
}

interface ProtocolOptions {
  readonly sandbox: Sandbox;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => unknown;
}

/** Everything else below the issuer's address is the protocol, which the library answers by itself. */
async function protocol(app: FastifyInstance, { sandbox, answer }: ProtocolOptions): Promise<void> {
  app.addHook('preHandler', () => sandbox.behaviour.act('login'));
  // The library reads bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/login/*',
    schema: { summary: 'OpenID Connect', response: foreignAnswers },
    handler: ({ raw }, reply) => {
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
      reply.hijack();
      const mounted: IncomingMessage & { originalUrl?: string } = raw;
      mounted.originalUrl = raw.url ?? '';
      mounted.url = mounted.originalUrl.slice('/login'.length);
      answer(mounted, reply.raw);
    },
  });
}
