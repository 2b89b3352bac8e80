import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request, type Dispatcher } from 'undici';
import type { AskedServer, ReceivedResponse } from './shop-visitor';

/** The connection broke or was refused; the effect of the request is unknown. */
export class ServerGoneError extends Error {
  override readonly name = 'ServerGoneError';
}

export interface NetworkServer extends AskedServer {
  close(): Promise<void>;
}

/** A server in a process of its own, over HTTP. @param url without a trailing slash */
export function serverOverNetwork(url: string): NetworkServer {
  const dispatcher = new Agent({ connections: 50 });
  const ask: AskedServer['inject'] = async ({ method, url: path, headers, payload }): Promise<ReceivedResponse> => {
    const isText = typeof payload === 'string';
    const isJson = payload !== undefined && !isText;
    const response = await request(`${url}${String(path)}`, {
      dispatcher,
      method: (method ?? 'GET') as Dispatcher.HttpMethod,
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...(headers as IncomingHttpHeaders) },
      body: isText ? payload : isJson ? JSON.stringify(payload) : null,
    });
    return {
      statusCode: response.statusCode,
      headers: response.headers,
      rawPayload: Buffer.from(await response.body.arrayBuffer()),
    };
  };
  return {
    inject: (asked) =>
      ask(asked).catch((cause: unknown) => {
        throw new ServerGoneError(`${String(asked.method)} ${String(asked.url)} gave no response`, { cause });
      }),
    close: () => dispatcher.destroy(),
  };
}
