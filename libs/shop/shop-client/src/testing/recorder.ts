import type { HttpPort, HttpRequest } from '@alzette/remote-contract';

/** A port that responds to every request with one body and records the requests. */
export function recorder(body: unknown, sent: HttpRequest[]): HttpPort {
  return {
    request: async <Body>(request: HttpRequest) => {
      sent.push(request);
      return { status: 200, body: body as Body };
    },
  };
}
