// The page of an order after its confirmation: followed, changed and withdrawn from, and the list with the form that finds others.
import { createHmac, randomUUID } from 'node:crypto';

/** @param fulfilment where, and under which key, the operator's systems report what happens */
export async function lookAtOrders({ page, look, siteUrl, language, path, fulfilment }) {
  await page.locator(`main a[href*="/${path.orders}?order="]`).first().click();
  await page.waitForSelector('main ol li');
  await look('order');
  const order = new URL(page.url()).searchParams.get('order');
  await report(fulfilment, {
    order,
    kind: 'dispatched',
    trackingNumber: 'LU 123',
    trackingUrl: 'https://parcels.example/LU123',
  });
  await report(fulfilment, { order, kind: 'activated' });
  await page.reload();
  await page.waitForSelector('main ol li');
  await look('order-sent');
  const change = page.locator('main li a[href*="withdraw="]').first();
  await change.click();
  const boxes = page.locator('main form [type=checkbox]');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.uncheck();
  await page.locator('main form [type=submit]').click();
  await look('withdraw-error');
  for (const box of await boxes.all()) await box.check();
  await page.locator('main form [type=submit]').click();
  await page.waitForSelector('main dl');
  await look('withdraw-confirm');
  await page.locator('main section dl ~ div button, main section div:has(> dl) ~ div button').first().click();
  await page.waitForSelector('main [role=status]');
  await look('withdrawn');
  await page.goto(`${siteUrl}/${language}/${path.orders}?withdraw`);
  await page.waitForSelector('main form');
  await page.locator('main form [type=submit]').click();
  await look('orders');
}

async function report({ apiUrl, key }, event) {
  const body = JSON.stringify({ id: randomUUID(), occurredAt: new Date().toISOString(), ...event });
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  const response = await fetch(`${apiUrl}/api/v2/operator/fulfilment-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-signature': `t=${seconds},v1=${signature}` },
    body,
  });
  if (!response.ok) throw new Error(`The shop refused the event: ${response.status} ${await response.text()}`);
}
