import type { ConfirmationMessages } from '@alzette/shop-model';
import { openTestShop, type TestShop } from '../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const path = '/api/content/confirmation-messages';

it.each([
  ['fr', 'Bienvenue'],
  ['en', 'Welcome'],
  ['de', 'Willkommen'],
])('[L4, L1] the messages in %s have Strapi’s format', async (locale, word) => {
  const visitor = await shop.visitor();
  const url = `${path}?locale=${locale}&populate=messages.configuration`;
  const { body } = await visitor.call<ConfirmationMessages>('GET', url);
  const { messages } = body.data.attributes;
  expect(messages[0]).toMatchObject({ configuration: { clientType: 'new', taxonType: 'mobile', mode: 'new' } });
  expect(messages[0]?.message).toContain(word);
  expect(messages.map(({ configuration }) => configuration.taxonType)).toContain('default');
  for (const { message } of messages) expect(message).toContain('{order_number}');
});

it('[L4] populate may be a list, and other parameters are ignored', async () => {
  const { status } = await (await shop.visitor()).call('GET', `${path}?locale=fr&populate=a&populate=b&other=1`);
  expect(status).toBe(200);
});

it.each([
  ['fr', 'Merci, votre numéro', 'arrive par la poste'],
  ['en', 'Thank you, your number', 'comes by post'],
  ['de', 'Vielen Dank, Ihre Nummer', 'kommt mit der Post'],
])('[L4] both prepaid checkouts have messages in %s', async (locale, topUp, starterPack) => {
  const visitor = await shop.visitor();
  const { body } = await visitor.call<ConfirmationMessages>(
    'GET',
    `${path}?locale=${locale}&populate=prepaidTopUpMessage`,
  );
  const { prepaidTopUpMessage, prepaidStarterPackMessage } = body.data.attributes;
  expect(prepaidTopUpMessage?.message).toContain(topUp);
  expect(prepaidStarterPackMessage?.message).toContain(starterPack);
});
