import { defaultRetention } from '@alzette/shop-api/platform/testing';
import { eraseOldData } from '@alzette/shop-api/privacy';
import { legalVersions, openTestShop, type TestShop } from '../../../test/shop';

const url = '/api/v2/shop/alzette/analytics-consents';
const consent = {
  id: 'f2d3c1a0-0000-4000-8000-000000000001',
  choice: 'accepted',
  locale: 'de',
  text: 'Besuche zählen: Dürfen wir?',
};

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const stored = () => shop.database.selectFrom('analytics_consents').selectAll().execute();

it('[O2] a choice is stored with its text, its moment and the version of the page about cookies', async () => {
  const visitor = await shop.visitor();
  expect((await visitor.call('POST', url, { payload: consent })).status).toBe(204);
  expect(await stored()).toEqual([{ ...consent, cookies_version: legalVersions.cookies, answered_at: shop.clock.now }]);
});

it('[O2] the first choice under an id stays', async () => {
  const visitor = await shop.visitor();
  await visitor.call('POST', url, { payload: consent });
  expect((await visitor.call('POST', url, { payload: { ...consent, choice: 'refused' } })).status).toBe(204);
  expect((await stored()).map(({ choice }) => choice)).toEqual(['accepted']);
});

it.each([
  ['another choice', { choice: 'maybe' }],
  ['no id', { id: undefined }],
  ['an id that is no UUID', { id: '1' }],
  ['an empty text', { text: ' ' }],
  ['a long text', { text: 'x'.repeat(1001) }],
  ['a further field', { email: 'ada@example.lu' }],
])('[O2] %s is refused', async (_what, change) => {
  const visitor = await shop.visitor();
  expect((await visitor.call('POST', url, { payload: { ...consent, ...change } })).status).toBe(400);
  expect(await stored()).toEqual([]);
});

it('[O2] a proof is deleted when its cookie has long expired', async () => {
  const visitor = await shop.visitor();
  await visitor.call('POST', url, { payload: consent });
  const inDays = (days: number) => new Date(shop.clock.now.getTime() + days * 86_400_000);
  await eraseOldData({ database: shop.database, now: () => inDays(399) }, defaultRetention);
  expect(await stored()).toHaveLength(1);
  await eraseOldData({ database: shop.database, now: () => inDays(401) }, defaultRetention);
  expect(await stored()).toEqual([]);
});
