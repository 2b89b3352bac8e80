// The pictures of the README: `npm run look -- readme`. They are committed.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { stillness } from '../support/axe';
import { choosePlan } from '../support/offer-selection';
import { root } from '../support/root';
import { openPage, refuseAnalytics, walk } from './walk';

walk('readme', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(site, 'main ul a', 'home');
  await refuseAnalytics(site);
  await take(page, 'home');
  await openPage(site, '[name="offer.plan"]', 'phones', '', 'ernz-9-pro');
  await take(page, 'phone');
  await page.setViewportSize({ width: 390, height: 800 });
  await choosePlan(site, 'mobile', 'Alzette M');
  await site.offer.add();
  await openPage(site, '[data-step=cart] article', 'checkout');
  await take(page, 'checkout');
});

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(stillness);
  const path = join(root, 'docs/pictures', `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 85, animations: 'disabled' });
}
