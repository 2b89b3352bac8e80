import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Forwards each request to the next copy, as a load balancer does. If a copy refuses the connection, the next one gets
 * the request; if a copy ends during a request, the answer is 502.
 *
 * @param urls of the copies, each without a trailing slash
 */
export async function startRoundRobin(urls: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  const forward = async (request: IncomingMessage, answer: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    turn += 1;
    const copies = urls.map((_url, index) => String(urls[(turn + index) % urls.length]));
    handOn(copies, request, Buffer.concat(chunks), answer, agent);
  };
  const server = createServer((request, answer) => void forward(request, answer));
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
  answer: ServerResponse,
  agent: Agent,
): void {
  if (copy === undefined) return void answer.writeHead(503).end();
  const { method, headers, url } = asked;
  const passed = request(`${copy}${url}`, { method: method ?? 'GET', headers, agent });
  passed.on('response', (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
    given.on('error', () => answer.destroy());
  });
  passed.on('error', (error: NodeJS.ErrnoException) => {
    if (answer.headersSent) return void answer.destroy();
    if (error.code === 'ECONNREFUSED') return handOn(others, asked, body, answer, agent);
    answer.writeHead(502).end();
  });
  passed.end(body);
}
