import type { ConfirmationMessages } from '@alzette/shop-model';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const path = '/api/content/confirmation-messages';

it.each([
  ['fr', 'carte SIM'],
  ['en', 'SIM card'],
  ['de', 'SIM-Karte'],
])('[L4, L1] the messages in %s have Strapi’s format', async (locale, word) => {
  const visitor = await shop.visitor();
  const url = `${path}?locale=${locale}&populate=messages.configuration`;
  const { body } = await visitor.call<ConfirmationMessages>('GET', url);
  const { messages = [] } = body.data.attributes;
  expect(Object.keys(body.data.attributes)).toEqual(['messages']);
  expect(messages[0]).toMatchObject({ configuration: { clientType: 'new', taxonType: 'mobile', mode: 'new' } });
  expect(messages[0]?.message).toContain(word);
  expect(messages.map(({ configuration }) => configuration.taxonType)).toContain('default');
});

it.each([
  ['', []],
  ['populate=a&populate=b&other=1', []],
  ['populate=prepaidTopUpMessage', ['prepaidTopUpMessage']],
  ['populate=messages&populate=prepaidTopUpMessage', ['messages', 'prepaidTopUpMessage']],
  ['populate=messages.configuration,prepaidStarterPackMessage', ['messages', 'prepaidStarterPackMessage']],
  ['populate=*', ['messages', 'prepaidStarterPackMessage', 'prepaidTopUpMessage']],
])('[L4] the query "%s" has the fields %j', async (query, fields) => {
  const visitor = await shop.visitor();
  const { status, body } = await visitor.call<ConfirmationMessages>('GET', `${path}?locale=fr&${query}`);
  expect(status).toBe(200);
  expect(Object.keys(body.data.attributes).sort()).toEqual(fields);
});

it.each([
  ['fr', 'Merci, votre numéro', 'arrive par la poste'],
  ['en', 'Thank you, your number', 'comes by post'],
  ['de', 'Vielen Dank, Ihre Nummer', 'kommt mit der Post'],
])('[L4] both prepaid checkouts have messages in %s', async (locale, topUp, starterPack) => {
  const visitor = await shop.visitor();
  const { body } = await visitor.call<ConfirmationMessages>(
    'GET',
    `${path}?locale=${locale}&populate=prepaidTopUpMessage,prepaidStarterPackMessage`,
  );
  const { prepaidTopUpMessage, prepaidStarterPackMessage } = body.data.attributes;
  expect(prepaidTopUpMessage?.message).toContain(topUp);
  expect(prepaidStarterPackMessage?.message).toContain(starterPack);
});
