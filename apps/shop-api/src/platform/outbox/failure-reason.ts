import { MailUnavailableError } from '@alzette/server-kit/mail';
import { PartnerError } from '../partners/partner-error';
import { OrderWebhookError } from '../../order/deliver-order-event';

/** What may be kept of a failure. A mail server's own words name the recipient, and other errors may quote anything. */
export function failureReason(error: unknown): string {
  if (error instanceof PartnerError || error instanceof OrderWebhookError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = (error instanceof MailUnavailableError ? (error.cause ?? {}) : error) as Readonly<
    Record<string, unknown>
  >;
  return [error.name, code, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
