import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import type { OperatorClient } from '../config/operator-clients';
import { handleError } from '../http/handle-error';
import { enforceLimits, networkOf } from '../http/rate-limits';
import type { SchemaTypes, ShopServer } from '../http/shop-server';
import { authenticate, isScope, issueToken, tokenSeconds, type OperatorContext } from './access-token';

const form = 'application/x-www-form-urlencoded';
const bodyLimit = 4 * 1024;
/** A low limit, because a token is valid for ten minutes. */
const perNetwork = { max: 60, seconds: 600 };

/** Other parameters are ignored (RFC 6749, section 3.2). */
const TokenRequestSchema = Type.Object(
  {
    grant_type: Type.String({ maxLength: 100 }),
    /** Space-separated scopes; all scopes of the client if left out. */
    scope: Type.Optional(Type.String({ maxLength: 500 })),
    client_id: Type.Optional(Type.String({ maxLength: 60 })),
    client_secret: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { maxProperties: 20 },
);

const TokenSchema = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer(),
  scope: Type.String(),
});

const TokenErrorSchema = Type.Object({ error: Type.String(), error_description: Type.String() });
const refusals = {
  description: 'A refusal (RFC 6749, section 5.2)',
  content: { 'application/json': { schema: TokenErrorSchema }, 'application/problem+json': { schema: ProblemSchema } },
};

/** An error response of OAuth 2. */
class TokenError extends Error {
  override readonly name = 'TokenError';

  constructor(
    readonly status: 400 | 401,
    readonly code: 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope',
    message: string,
  ) {
    super(message);
  }
}

/** `POST /oauth/token`: an access token for a client of the operator (RFC 6749, section 4.4). */
export function tokenRoute(app: ShopServer, context: OperatorContext): void {
  app.register(async (plain) => {
    const scope = plain.withTypeProvider<SchemaTypes>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(form, { parseAs: 'string', bodyLimit }, (_request, body, done) => {
      const names = [...new URLSearchParams(body).keys()];
      const isRepeated = new Set(names).size < names.length;
      if (isRepeated) done(new TokenError(400, 'invalid_request', 'A parameter appears twice'));
      else done(null, Object.fromEntries(new URLSearchParams(body)));
    });
    scope.setErrorHandler(sendError);
    scope.post(
      '/oauth/token',
      {
        onRequest: (request, reply) =>
          enforceLimits(app.rateCounter, reply, [[`oauth:address:${networkOf(request)}`, perNetwork]]),
        schema: {
          tags: ['operator'],
          consumes: [form],
          body: TokenRequestSchema,
          response: { 200: TokenSchema, '4xx': refusals, '5xx': ProblemSchema },
        },
      },
      async (request, reply) => {
        const { grant_type: grantType, scope: wanted, client_id: id, client_secret: secret } = request.body;
        const client = requireClient(context, request, id, secret);
        if (grantType !== 'client_credentials')
          throw new TokenError(400, 'unsupported_grant_type', 'Only client_credentials is supported');
        const scopes = wanted === undefined ? client.scopes : wanted.split(' ').filter(Boolean);
        const granted = scopes.filter(isScope).filter((each) => client.scopes.includes(each));
        if (granted.length === 0 || granted.length < scopes.length)
          throw new TokenError(400, 'invalid_scope', 'The client does not have these scopes');
        reply.header('cache-control', 'no-store');
        return {
          access_token: await issueToken(context, client.id, granted),
          token_type: 'Bearer' as const,
          expires_in: tokenSeconds,
          scope: granted.join(' '),
        };
      },
    );
  });
}

/** @throws TokenError 401, the same for an unknown client and for a wrong secret */
function requireClient(
  context: OperatorContext,
  { headers }: FastifyRequest,
  bodyId = '',
  bodySecret = '',
): OperatorClient {
  const [id, secret] = parseBasic(headers.authorization) ?? [bodyId, bodySecret];
  const client = authenticate(context, id, secret);
  if (!client) throw new TokenError(401, 'invalid_client', 'The client is unknown, or its secret is wrong');
  return client;
}

/** Id and secret of the header, each of them form-encoded (RFC 6749, section 2.3.1). */
function parseBasic(authorization: string | undefined): readonly [string, string] | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]{1,1000})$/iu.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return null;
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const decode = (text: string) => new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? '';
  return [decode(id), decode(secret.join(':'))];
}

function sendError(error: FastifyError | TokenError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal =
    'validation' in error ? new TokenError(400, 'invalid_request', 'A parameter is missing or too long') : error;
  if (!(refusal instanceof TokenError)) return handleError(refusal, request, reply);
  if (refusal.status === 401) reply.header('www-authenticate', 'Basic realm="Open APIs"');
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ error: refusal.code, error_description: refusal.message });
}
