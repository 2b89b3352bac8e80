import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { locales, type DeviceOffer, type SubscriptionList } from '@alzette/shop-model';
import { openTestShop, type TestShop } from '../../test/shop';

const guide = readFileSync(join(__dirname, '../../../../docs/guides/catalogue.md'), 'utf8');

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('the SQL of docs/guides/catalogue.md adds a plan', async () => {
  const [, statements = ''] = /```sql\n([\s\S]*?)```/u.exec(guide) ?? [];
  for (const statement of statements.split(/;\n/u).filter((text) => text.trim() !== '')) {
    await sql.raw(statement).execute(shop.database);
  }
  const visitor = await shop.visitor();
  const names = await Promise.all(
    locales.map(async (locale) => {
      const { body } = await visitor.call<SubscriptionList>(
        'GET',
        `/api/catalogue/subscriptions/mobile?locale=${locale}`,
      );
      expect(body.items.map(({ code }) => code)).not.toContain('mobile-alzette-xs');
      return body.items.find(({ code }) => code === 'mobile-student')?.name;
    }),
  );
  expect(names).toEqual(['Alzette Étudiant', 'Alzette Student', 'Alzette Student']);
  const code = 'syre-go-64-sage-cash.mobile-student';
  const { body } = await visitor.call<DeviceOffer>('GET', `/api/catalogue/devices/variant/${code}`);
  expect(body.subscription?.additionals.map(({ code: option, included }) => [option, included])).toEqual([
    ['music', true],
    ['data-sim', false],
  ]);
});

it('the guide documents existing routes', async () => {
  const { paths } = (await shop.app.inject('/documentation/json')).json();
  const section = guide.slice(guide.indexOf('## Routes'), guide.indexOf('## What an offer says'));
  const described = [
    ...section.matchAll(/`((?:devices|subscriptions|additionals|tv-packages|prepaid|images)[^`\s]*)`/gu),
  ];
  const known = Object.keys(paths).map((path) => path.replace('/api/catalogue/', '').replace(/\{[^}]*\}/gu, '*'));
  for (const [, path = ''] of described) {
    const pattern = path
      .replace('{family}', 'tv')
      .replace('{colour}.svg', '*')
      .replace('{side}.svg', '*')
      .replace('{name}.svg', '*');
    expect(known).toContain(pattern.replace(/\{[^}]*\}/gu, '*'));
  }
  expect(described.length).toBeGreaterThanOrEqual(12);
});
