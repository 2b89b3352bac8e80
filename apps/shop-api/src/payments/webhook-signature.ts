import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

/**
 * Whether the partner signed exactly these bytes, not longer than 300 s ago: `t=<seconds>,v1=<hex>` with the HMAC-SHA-256
 * of `<seconds>.<body>` under the key that shop and partner share.
 */
export function isSignedWebhook(signature: unknown, body: Uint8Array, key: string, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(String(signature)) ?? [];
  if (seconds === undefined || given === undefined) return false;
  const expected = createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
  const isGenuine = timingSafeEqual(expected, Buffer.from(given, 'hex'));
  return isGenuine && Math.abs(now.getTime() / 1000 - Number(seconds)) <= toleranceSeconds;
}
