/** A call to a server of the shop. `url` is a path of the site; `timeout` is in milliseconds, 10 000 when left out. */
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
 * The access to the servers. Resolves for HTTP statuses below 400; rejects with an error that has `status` (null without a
 * response), `code` (of the problem document) and `problem` (the document or null).
 */
export interface HttpPort {
  request<Body>(request: HttpRequest): Promise<HttpResponse<Body>>;
}
