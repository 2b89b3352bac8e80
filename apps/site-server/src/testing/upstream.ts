import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (response: ServerResponse, seen: SeenRequest) => void;

/** A real server that stands where the shop API would, remembers what it was asked, and answers as told. */
export async function startUpstream(answer: Answer = (response) => response.end('{}'), port = 0) {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    void text(request).then((body) => {
      const received = { method, url, headers, body };
      seen.push(received);
      answer(response, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A test that fails half-way must not keep the runner waiting.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
