import { createHmac } from 'node:crypto';

/** Names the header of a webhook's signature. */
export const signatureHeader = 'webhook-signature';

/**
 * `t=<seconds>,v1=<hex>`: HMAC-SHA-256 over the moment and the body, so that neither can be changed or sent again later.
 *
 * @param now milliseconds since 1970
 */
export function signWebhook(key: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
}
