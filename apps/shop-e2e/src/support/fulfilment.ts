import { createHmac, randomUUID } from 'node:crypto';

/** The key under which the tests report what happens to orders. */
export const fulfilmentKey = 'a-fulfilment-key-of-the-browser-tests';

/** Reports an event as the operator's systems do. */
export async function reportEvent(
  apiUrl: string,
  event: { readonly order: string; readonly kind: string } & Readonly<Record<string, string>>,
): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), occurredAt: new Date().toISOString(), ...event });
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', fulfilmentKey).update(`${seconds}.${body}`).digest('hex');
  const response = await fetch(`${apiUrl}/api/v2/operator/fulfilment-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-signature': `t=${seconds},v1=${signature}` },
    body,
  });
  if (!response.ok) throw new Error(`The shop refused the event: ${response.status} ${await response.text()}`);
}
