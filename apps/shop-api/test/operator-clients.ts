import { createHash } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { type OperatorClient, type OperatorScope, operatorScopes } from '@alzette/shop-api/platform/testing';
import { officialFaults } from './official-bodies';
import type { AskedServer } from './shop-visitor';

export const clientSecret = 'a-client-secret-for-tests-of-32-characters';
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** One client with every scope, and one with few. */
export const operatorClients: readonly OperatorClient[] = [
  { id: 'erp', secretHashes: [hashOf(clientSecret), hashOf(`${clientSecret}-former`)], scopes: [...operatorScopes] },
  { id: 'dashboard', secretHashes: [hashOf(clientSecret)], scopes: ['catalogue:read', 'orders:read'] },
];

interface AskToken {
  readonly client?: string;
  readonly secret?: string;
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Requests a token with the id and secret in the header. */
export async function askToken(
  app: AskedServer,
  { client = 'erp', secret = clientSecret, parameters = {} }: AskToken = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`,
    },
    payload: new URLSearchParams({ grant_type: 'client_credentials', ...parameters }).toString(),
  });
  return { status: response.statusCode, headers: response.headers, body: JSON.parse(response.rawPayload.toString()) };
}

/** The body of a refusal. */
export interface TmfError {
  readonly code: string;
  readonly reason: string;
  readonly message?: string;
  readonly status: string;
}

export interface OperatorResponse<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Record<string, unknown>;
  readonly bytes: Buffer;
}

/** Calls the Open APIs as one of the operator's systems. A response that differs from the official files of TM Forum fails the test. */
export async function operatorSystem(app: AskedServer, ...scopes: readonly OperatorScope[]) {
  const parameters = scopes.length > 0 ? { scope: scopes.join(' ') } : {};
  const { body: token } = await askToken(app, { parameters });
  return async <Body = unknown>(
    method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
    url: string,
    options: InjectOptions = {},
  ): Promise<OperatorResponse<Body>> => {
    const headers = { authorization: `Bearer ${token.access_token}`, ...options.headers };
    const { statusCode, headers: responseHeaders, rawPayload } = await app.inject({ ...options, method, url, headers });
    const isJson = String(responseHeaders['content-type']).includes('json');
    const body = isJson ? JSON.parse(rawPayload.toString()) : null;
    const faults = officialFaults({ method, url, status: statusCode, body });
    if (faults.length > 0) throw new Error(`${method} ${url} responds ${statusCode}: ${faults.join('\n')}`);
    return { status: statusCode, body, headers: responseHeaders, bytes: rawPayload };
  };
}
