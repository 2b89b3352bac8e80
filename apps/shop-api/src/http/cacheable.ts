import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers with a strong ETag that changes with the content, or with 304 when the caller holds that content. */
export function answerCacheable(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
  return isHeld(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}

function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//u, ''));
  return held.includes(etag) || held.includes('*');
}
