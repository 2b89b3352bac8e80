import type { Upstream } from './upstream';

/** @throws when the server is unavailable, responds with another status than 200, or sends no JSON */
export async function getJson(servers: Upstream, url: URL): Promise<unknown> {
  const { status, body } = await servers.call({
    url,
    method: 'GET',
    headers: { accept: 'application/json' },
    body: null,
  });
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  if (status !== 200) throw new Error(`${url.pathname} responded with ${status}`);
  return JSON.parse(Buffer.concat(chunks).toString());
}
