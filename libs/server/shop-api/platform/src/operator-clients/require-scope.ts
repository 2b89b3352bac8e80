import { ProblemError } from '@alzette/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorScope } from '../config/operator-clients';
import { enforceLimits, networkOf } from '../http/rate-limits';
import type { ShopServer } from '../http/shop-server';
import { readToken, type OperatorCaller, type OperatorContext } from './access-token';

const perClient = { max: 3_000, seconds: 600 };
/** Requests without a valid token. */
const perStranger = { max: 100, seconds: 600 };

/**
 * For the `onRequest` of a route for the operator's systems: refuses before the body is read.
 *
 * @throws ProblemError 401 `token_invalid`, 403 `scope_missing`, 429 `too_many_requests`
 */
export function scopeGuard(app: ShopServer, context: OperatorContext) {
  return (scope: OperatorScope) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const [, token = ''] = /^Bearer (\S+)$/iu.exec(request.headers.authorization ?? '') ?? [];
      const caller = await readToken(context, token);
      const limited = caller
        ? ([`open-apis:client:${caller.id}`, perClient] as const)
        : ([`open-apis:address:${networkOf(request)}`, perStranger] as const);
      await enforceLimits(app.rateCounter, reply, [limited]);
      if (!caller) {
        reply.header('www-authenticate', token === '' ? 'Bearer' : 'Bearer error="invalid_token"');
        throw new ProblemError('token_invalid', {
          status: 401,
          detail: 'The access token is missing, wrong or has expired',
        });
      }
      if (!caller.scopes.includes(scope)) {
        reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
        throw new ProblemError('scope_missing', { detail: `This address needs the scope ${scope}` });
      }
      reply.header('cache-control', 'no-store');
      request.operatorCaller = caller;
    };
}

/** The client behind a guard. */
export function callerOf({ operatorCaller }: Pick<FastifyRequest, 'operatorCaller'>): OperatorCaller {
  if (!operatorCaller) throw new Error('A route for the operator has no guard');
  return operatorCaller;
}

declare module 'fastify' {
  interface FastifyRequest {
    operatorCaller: OperatorCaller | null;
  }
}
