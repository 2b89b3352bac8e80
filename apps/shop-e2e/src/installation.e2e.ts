import { callShop } from './support/call-shop';
import { expect, test } from './support/fixtures';
import { fillContract, proveIdentity, signAndAccept } from './support/journey';
import { aShopper, cards } from './support/shopper';
import { readStoredOrder } from './support/stored-order';

test('[A10, E5, J3, K3] a guest has internet and TV installed, from the offer pages to the rows in the database', async ({ site, page, database }) => {
  test.setTimeout(240_000);
  const { offer, cart, cartStep, checkout, contract, delivery, summary, payment, confirmation } = site;
  const shopper = aShopper();
  await site.goto('internet');
  await offer.choose('Alzette Fibre 1000');
  await site.goto('tv');
  await offer.choose('Alzette TV App');
  await offer.goToCart();
  await cart.continue();
  await checkout.expectStep('cart');
  await cartStep.continue();
  await expect(checkout.errorSummary).toBeFocused();
  await checkout.expectAccessible();
  await page.locator('[name^="cart.product-tv."][name$=".confirm-apple-tv"]').check();
  await cartStep.continue();
  await checkout.expectStep('contract');
  await proveIdentity(site, shopper);
  await fillContract(site, shopper);
  await contract.continue();

  await checkout.expectStep('delivery');
  await delivery.continue();
  await expect(checkout.errorSummary).toBeFocused();
  await checkout.expectAccessible();
  const { body } = await callShop(page, '/api/v2/shop/installation/calendar?locale=en');
  const earliest = String(body['earliest']);
  const blocked = [...(body['unavailable'] as readonly string[]), ...(body['holidays'] as readonly { readonly date: string }[]).map(({ date }) => date)];
  const free = firstFreeDay(earliest, blocked);
  for (const day of await page.locator('[id^="delivery.product-"][id$=".installation.date"]').all()) {
    await day.fill(earliest.replace(/^\d{4}/u, '2020'));
    await day.blur();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await day.fill(free.split('/').reverse().join(' '));
    await day.blur();
    await expect(day).not.toHaveAttribute('aria-invalid', 'true');
  }
  await delivery.continue();
  await summary.expectReady();
  await checkout.expectAccessible();
  await site.sign.open();
  await site.sign.sign();
  await signAndAccept(site);
  await summary.orderButton.click();
  await payment.expectOpen();
  await payment.pay(cards.pays);
  await confirmation.expectThanks(shopper.firstname);

  const token = confirmation.orderToken();
  const stored = await readStoredOrder(database.query, token);
  expect(stored.lines).toMatchObject([{ variant_code: 'internet-fibre-1000' }, { variant_code: 'tv-app' }]);
  expect(stored.contracts).toHaveLength(2);
  const { body: order } = await callShop(page, `/api/v2/shop/orders/${token}`);
  expect(order['complementaryInformations']).toMatchObject([
    { installation: { date: free, time: 'morning' } },
    { installation: { date: free, time: 'morning' } },
  ]);
});

/** Days are yyyy/MM/dd, so that they sort as they are; noon keeps clear of every change of the clocks. */
function firstFreeDay(earliest: string, blocked: readonly string[]): string {
  const [year = 0, month = 1, day = 1] = earliest.split('/').map(Number);
  for (let later = 0; later < 90; later += 1) {
    const date = new Date(Date.UTC(year, month - 1, day + later, 12)).toISOString().slice(0, 10).replaceAll('-', '/');
    if (!blocked.includes(date)) return date;
  }
  throw new Error('No day is free');
}
