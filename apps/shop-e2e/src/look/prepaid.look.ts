// Both prepaid checkouts, from the shell's page to the confirmation, with errors and a declined card.
import { aShopper, cards } from '../support/shopper';
import type { Site } from '../support/site';
import { chooseTopUp, numberStepOf } from '../support/top-up';
import { openPage, refuseAnalytics, submitWrongly, waitForRefusal, walk, type Look } from './walk';

walk('prepaid', async ({ site, page, look }) => {
  await site.goto('home');
  await refuseAnalytics(site);
  const step = await chooseTopUp(site, '691 123 456');
  await look('number');
  await openPage(site, 'article', 'cart');
  await look('cart');
  await openPage(site, '[data-step=number]', 'checkout');
  await step.fillNumber('24 12 34 56');
  await submitWrongly(site);
  await look('number-errors');
  await step.fillNumber('691 123 456');
  await orderAndPay(site, cards.isDeclined, look);
  await waitForRefusal(page);
  await look('refused');
  await page.locator('[data-step=confirmation] button').first().click();
  await site.payment.expectOpen();
  await site.payment.pay(cards.pays);
  await page.locator('dl dd').first().waitFor();
  await look('topped-up');

  await openPage(site, '[name="prepaid.pack"]', 'starter-packs');
  await page.locator('[name="prepaid.pack"]').last().check();
  await site.starterPacks.button('shell.prepaid.pack.choose').click();
  await page.locator('[data-step=number]').waitFor();
  await look('recipient');
  await submitWrongly(site);
  await look('recipient-errors');
  await step.fillRecipient(aShopper());
  await orderAndPay(site, cards.pays, look);
  await page.locator('dl dd').first().waitFor();
  await look('pack-sent');
});

async function orderAndPay(site: Site, card: string, look: Look): Promise<void> {
  const step = numberStepOf(site);
  await step.acceptConditions();
  await step.order();
  await site.page.locator('dialog[aria-busy=true]').waitFor();
  await look('payment-opening', { isPopup: true });
  await site.payment.expectOpen();
  await site.payment.pay(card);
}
