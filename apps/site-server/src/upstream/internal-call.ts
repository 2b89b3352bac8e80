import type { Environment } from '../settings/environment';
import { serverToken } from './upstream-token';
import type { Upstream, UpstreamResponse } from './upstream';

/** Calls a route of the shop API that only the site server may use. */
export type InternalCall = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<UpstreamResponse>;

/** @returns a call that resolves for every status and rejects without a response */
export function internalCall(
  servers: Upstream,
  { shopApiUrl, sessionKey }: Pick<Environment, 'shopApiUrl' | 'sessionKey'>,
): InternalCall {
  return async (method, path, body = null) =>
    servers.call({
      url: new URL(`${shopApiUrl}/internal/${path}`),
      method,
      headers: {
        authorization: `Bearer ${await serverToken(sessionKey)}`,
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      body: body === null ? null : Buffer.from(JSON.stringify(body)),
    });
}
