// A small imitation of S3: one bucket in memory that knows GET, PUT, ETags and conditions on both. It checks no signature of a
// request, and is no proof that a real service works.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** @returns {Promise<{ url: string, objects: Map<string, { body: Buffer, etag: string, headers: object }>, requests: string[], close: () => Promise<void> }>} */
export async function startImitationS3({ bucket = 'shop' } = {}) {
  const objects = new Map();
  const requests = [];
  const server = createServer(async (request, response) => {
    const body = await bytesOf(request);
    // Two requests that come together meet here, as they would in a real service.
    await pause(5);
    const [, name, ...key] = decodeURIComponent(new URL(request.url, 'http://s3').pathname).split('/');
    requests.push(`${request.method} ${key.join('/')}`);
    if (name !== bucket) return answer(response, 404, 'NoSuchBucket');
    const place = { objects, key: key.join('/'), headers: request.headers };
    if (request.method === 'PUT') return put(response, { ...place, body });
    return get(response, place);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    objects,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function put(response, { objects, key, headers, body }) {
  const present = objects.get(key);
  if (headers['if-none-match'] === '*' && present) return answer(response, 412, 'PreconditionFailed');
  if (headers['if-match'] && !present) return answer(response, 404, 'NoSuchKey');
  if (headers['if-match'] && headers['if-match'] !== present.etag) return answer(response, 412, 'PreconditionFailed');
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  objects.set(key, {
    body,
    etag,
    headers: { 'content-type': headers['content-type'], 'cache-control': headers['cache-control'] },
  });
  response.writeHead(200, { etag }).end();
}

function get(response, { objects, key, headers }) {
  const present = objects.get(key);
  if (!present) return answer(response, 404, 'NoSuchKey');
  if (headers['if-none-match'] === present.etag) return response.writeHead(304, { etag: present.etag }).end();
  response
    .writeHead(200, { etag: present.etag, 'content-length': present.body.length, ...present.headers })
    .end(present.body);
}

function answer(response, status, code) {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

async function bytesOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
