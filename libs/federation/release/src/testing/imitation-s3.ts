// A small imitation of S3: one bucket in memory with GET, PUT, ETags and conditions on both, DELETE and lists. It checks no signature, so
// it does not prove that a real service works.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
  /** ISO 8601. */
  readonly storedAt: string;
}

export interface ImitationS3 {
  readonly url: string;
  readonly objects: Map<string, StoredObject>;
  /** Method and key of every request so far: `PUT remotes/…`. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

interface ObjectRequest {
  readonly objects: Map<string, StoredObject>;
  readonly key: string;
  readonly headers: IncomingHttpHeaders;
}

export async function startImitationS3({ bucket = 'shop' } = {}): Promise<ImitationS3> {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      // The delay lets concurrent requests overlap, as in a real service.
      await delay(5);
      const { method = 'GET', url = '/', headers } = request;
      const { pathname, searchParams } = new URL(url, 'http://s3');
      const [, name, ...path] = decodeURIComponent(pathname).split('/');
      const key = path.join('/');
      requests.push(`${method} ${key}`);
      if (name !== bucket) return sendError(response, 404, 'NoSuchBucket');
      if (method === 'PUT') return put(response, { objects, key, headers }, Buffer.concat(chunks));
      if (method === 'DELETE') return remove(response, { objects, key, headers });
      if (searchParams.has('list-type')) return list(response, objects, searchParams.get('prefix') ?? '');
      return get(response, { objects, key, headers });
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function put(response: ServerResponse, { objects, key, headers }: ObjectRequest, body: Buffer): void {
  const present = objects.get(key);
  const ifMatch = headers['if-match'];
  if (headers['if-none-match'] === '*' && present) return sendError(response, 412, 'PreconditionFailed');
  if (ifMatch && !present) return sendError(response, 404, 'NoSuchKey');
  if (ifMatch && ifMatch !== present?.etag) return sendError(response, 412, 'PreconditionFailed');
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  objects.set(key, {
    body,
    etag,
    headers: { 'content-type': headers['content-type'], 'cache-control': headers['cache-control'] },
    storedAt: new Date().toISOString(),
  });
  response.writeHead(200, { etag }).end();
}

function get(response: ServerResponse, { objects, key, headers }: ObjectRequest): void {
  const present = objects.get(key);
  if (!present) return sendError(response, 404, 'NoSuchKey');
  const { body, etag } = present;
  if (headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response.writeHead(200, { etag, 'content-length': body.length, ...present.headers }).end(body);
}

function remove(response: ServerResponse, { objects, key }: ObjectRequest): void {
  objects.delete(key);
  response.writeHead(204).end();
}

function list(response: ServerResponse, objects: ReadonlyMap<string, StoredObject>, prefix: string): void {
  const contents = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, { storedAt }]) => `<Contents><Key>${key}</Key><LastModified>${storedAt}</LastModified></Contents>`);
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`);
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}
