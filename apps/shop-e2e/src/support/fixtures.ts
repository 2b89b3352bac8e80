import { test as base } from '@playwright/test';
import type { Locale } from '@alzette/shop-model';
import { openPostgres, type Database } from './database';
import { sharedShop, type SharedShop } from './shared-shop';
import { shortenPopups } from './short-popups';
import { siteIn, type Site } from './site';
import { translatePages } from './translated';

export interface TestOptions {
  /** Language of the test and of the browser. */
  readonly language: Locale;
  /** False for a test about the popups of the checkout. */
  readonly hasShortPopups: boolean;
  /** Whether the browser translates each page while it is used. */
  readonly isTranslated: boolean;
}

interface TestFixtures extends TestOptions {
  /** The shared shop in one tab. */
  readonly site: Site;
}

interface WorkerFixtures {
  readonly shop: SharedShop;
  readonly database: Database;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  language: ['en', { option: true }],
  hasShortPopups: [true, { option: true }],
  isTranslated: [false, { option: true }],
  locale: async ({ language }, provide) => provide({ fr: 'fr-LU', en: 'en-GB', de: 'de-LU' }[language]),
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
  shop: [async ({}, provide) => provide(sharedShop()), { scope: 'worker' }],
  database: [
    async ({ shop }, provide) => {
      const database = openPostgres(shop.databaseUrl);
      await provide(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, hasShortPopups, isTranslated }, provide) => {
    if (hasShortPopups) await shortenPopups(page);
    if (isTranslated) await translatePages(page);
    await provide(page);
  },
  site: async ({ page, language, shop }, provide) => provide(siteIn(page, language, shop.siteUrl)),
});

export { expect } from '@playwright/test';
