import { join } from 'node:path';
import { openEmbedded } from './support/database';
import { expect, test } from './support/fixtures';
import { callShop } from './support/call-shop';
import { reachPayment, reachSummary } from './support/journey';
import { aShopper, cards } from './support/shopper';
import { startShop } from './support/shop-servers';
import { siteIn } from './support/site';
import { readStoredOrder } from './support/stored-order';
import { inFull } from './support/volume';

test(
  '[K1, L2] an order survives kill -9 of all servers, before it is signed and after it is paid',
  inFull(),
  async ({ page }) => {
    test.setTimeout(240_000);
    const shop = await startShop({ DATABASE_URL: '' });
    try {
      const site = siteIn(page, 'en', shop.siteUrl);
      const shopper = aShopper();
      await reachSummary(site, shopper, { sim: 'eSIM', payment: 'on-invoice' });
      await shop.stop('SIGKILL');
      await shop.start();
      await reachPayment(site);
      await site.payment.pay(cards.pays);
      await site.confirmation.expectThanks('Camille');
      const token = site.confirmation.orderToken();
      const before = await callShop(page, `/api/v2/shop/orders/${token}`);

      await shop.stop('SIGKILL');
      await shop.start();
      await page.reload();
      await site.confirmation.expectThanks('Camille');
      expect(await callShop(page, `/api/v2/shop/orders/${token}`)).toEqual(before);

      await shop.stop('SIGKILL');
      const database = await openEmbedded(join(shop.folder, 'data'));
      const stored = await readStoredOrder(database.query, token);
      await database.close();
      expect(stored.order).toMatchObject({ state: 'confirmed', payment_state: 'paid', email: shopper.email });
      expect(stored.lines).toHaveLength(1);
      expect(stored.payments).toMatchObject([{ state: 'paid', amount: 1900 }]);
      expect(stored.contracts[0]?.['signed_at']).toBeInstanceOf(Date);
      expect(
        Buffer.from(stored.contracts[0]?.['signed_content'] as Uint8Array)
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    } finally {
      await shop.remove();
    }
  },
);
