/** A call to a server of the shop. `url` is a path of this site; `timeout` in milliseconds, 10 000 when left out. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

export interface HttpResponse<Body> {
  readonly status: number;
  readonly body: Body;
}

/**
 * The host's one way to the servers. Resolves for every HTTP status below 400; rejects with an error that has
 * `status` (number, or null when no answer came), `code` (the problem document's) and `problem` (the document or null).
 */
export interface HttpPort {
  request<Body>(request: HttpRequest): Promise<HttpResponse<Body>>;
}
