import { ProblemError } from '@alzette/server-kit';
import type { Mail } from '@alzette/server-kit/mail';
import type { InternalCall } from '../upstream/internal-call';
import { drain } from '../upstream/upstream';

export interface QueuedMail {
  readonly mail: Omit<Mail, 'id'>;
  /** A hash of the client's network, for the mail limits. */
  readonly network: string;
  /** When the link of the mail expires, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Enqueues a mail at the shop API, which applies the mail limits and delivers it.
 *
 * @throws ProblemError 429 `too_many_requests`, for one recipient or one network, or 502 `mail_unavailable`
 */
export async function enqueueMail(call: InternalCall, { mail, network, expiresAt }: QueuedMail): Promise<void> {
  const queued = { ...mail, network, expiresAt: new Date(expiresAt).toISOString() };
  const response = await call('POST', 'saved-cart-mails', queued).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  await drain(response);
  if (response.status === 204) return;
  if (response.status === 429) {
    const retryAfter = Number(response.headers['retry-after']) || 600;
    throw new ProblemError('too_many_requests', { detail: 'Too many mails: try again later', retryAfter });
  }
  throw unavailable(new Error(`The shop API responded ${response.status}`));
}

function unavailable(cause: unknown): ProblemError {
  const retryAfter = cause instanceof ProblemError ? cause.retryAfter : null;
  return new ProblemError('mail_unavailable', { cause, ...(retryAfter && { retryAfter }) });
}
