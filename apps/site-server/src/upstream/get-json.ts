import type { Upstream } from './upstream';

export interface JsonAnswer {
  readonly status: number;
  /** Null unless the status is 200. */
  readonly body: unknown;
}

/** @throws when the server is unavailable, or sends a 200 without JSON */
export async function getAnswer(servers: Upstream, url: URL): Promise<JsonAnswer> {
  const { status, body } = await servers.call({
    url,
    method: 'GET',
    headers: { accept: 'application/json' },
    body: null,
  });
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return { status, body: status === 200 ? JSON.parse(Buffer.concat(chunks).toString()) : null };
}

/** @throws when the server is unavailable, answers another status than 200, or sends no JSON */
export async function getJson(servers: Upstream, url: URL): Promise<unknown> {
  const { status, body } = await getAnswer(servers, url);
  if (status !== 200) throw new Error(`${url.pathname} answered ${status}`);
  return body;
}
