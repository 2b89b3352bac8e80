import { finished } from 'node:stream/promises';
import { ProblemError } from '@alzette/server-kit';
import type { Mail } from '@alzette/server-kit/mail';
import type { Environment } from '../environment';
import type { Upstream, UpstreamAnswer } from '../proxy/upstream';
import { serverToken } from '../session/upstream-token';

export interface HandedMail {
  readonly mail: Omit<Mail, 'id'>;
  /** Stands for the network of whoever asks for it. */
  readonly network: string;
  /** When its link stops working, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Hands a mail to the shop API, which counts it and keeps it until it was sent: it is on its way once this resolves.
 *
 * @throws ProblemError 429 `too_many_requests`, for one recipient or one network, or 502 `mail_unavailable`
 */
export async function handOver(
  servers: Upstream,
  { shopApiUrl, sessionKey }: Pick<Environment, 'shopApiUrl' | 'sessionKey'>,
  { mail, network, expiresAt }: HandedMail,
): Promise<void> {
  const answer = await servers
    .call({
      url: new URL(`${shopApiUrl}/internal/saved-cart-mails`),
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await serverToken(sessionKey)}` },
      body: Buffer.from(JSON.stringify({ ...mail, network, expiresAt: new Date(expiresAt).toISOString() })),
    })
    .catch((cause: unknown) => {
      throw unavailable(cause);
    });
  await drain(answer);
  if (answer.status === 204) return;
  if (answer.status === 429) {
    const retryAfter = Number(answer.headers['retry-after']) || 600;
    throw new ProblemError(429, 'too_many_requests', 'Too many mails: try again later', { retryAfter });
  }
  throw unavailable(new Error(`The shop API answered ${answer.status}`));
}

/** Frees the connection for the next call. The status is known, so that an answer that breaks off changes nothing. */
async function drain({ body }: UpstreamAnswer): Promise<void> {
  await Promise.allSettled([finished(body.resume())]);
}

function unavailable(cause: unknown): ProblemError {
  const retryAfter = cause instanceof ProblemError ? cause.retryAfter : null;
  return new ProblemError(502, 'mail_unavailable', 'The mail cannot be sent right now', {
    cause,
    ...(retryAfter && { retryAfter }),
  });
}
