import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a body with a strong ETag of its content, or 304 if the client already has the content. */
export function sendCacheable(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
  return sendWithEtag(request, reply, JSON.stringify(body), body);
}

/** A picture seldom changes, so clients revalidate it after a day. */
export function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, content }: { readonly mediaType: string; readonly content: string | Buffer },
): FastifyReply {
  reply
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    // Embedded carts show the pictures on other sites.
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(mediaType);
  return sendWithEtag(request, reply, content, content);
}

function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | Buffer,
  body: unknown,
): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('etag', etag);
  return matchesEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}

/** True if the client has this content. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//u, ''));
  return tags.includes(etag) || tags.includes('*');
}
