import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Forwards each request to the next copy, as a load balancer does. If a copy refuses the connection, the next one gets
 * the request; if a copy ends during a request, the response is 502.
 *
 * @param urls addresses of the copies, each without a trailing slash
 */
export async function startRoundRobin(urls: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    turn += 1;
    const copies = urls.map((_url, index) => String(urls[(turn + index) % urls.length]));
    handOn(copies, request, Buffer.concat(chunks), response, agent);
  };
  const server = createServer((request, response) => void forward(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function handOn(
  [copy, ...others]: readonly string[],
  asked: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  agent: Agent,
): void {
  if (copy === undefined) return void response.writeHead(503).end();
  const { method, headers, url } = asked;
  const passed = request(`${copy}${url}`, { method: method ?? 'GET', headers, agent });
  passed.on('response', (given) => {
    response.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(response);
    given.on('error', () => response.destroy());
  });
  passed.on('error', (error: NodeJS.ErrnoException) => {
    if (response.headersSent) return void response.destroy();
    if (error.code === 'ECONNREFUSED') return handOn(others, asked, body, response, agent);
    response.writeHead(502).end();
  });
  passed.end(body);
}
