import { MailUnavailableError } from '@alzette/server-kit/mail';

/** What the log may say of a mail that was not sent: a mail server's own words name the recipient. */
export function mailFailure(error: unknown): { readonly reason: string } | { readonly err: unknown } {
  if (!(error instanceof MailUnavailableError)) return { err: error };
  const { code } = (error.cause ?? {}) as { readonly code?: unknown };
  return { reason: typeof code === 'string' ? code : 'no answer' };
}
