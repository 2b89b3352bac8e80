import type { HttpRequest } from '@alzette/remote-contract';
import { getPrepaidMessage } from '.';
import { recorder } from './testing/recorder';

let sent: HttpRequest[] = [];
beforeEach(() => {
  sent = [];
});

const responding = (body: unknown) => recorder(body, sent);
const contentOf = (attributes: unknown) => ({ data: { id: 1, attributes }, meta: {} });

it.each([
  ['prepaid_top_up', 'prepaidTopUpMessage'],
  ['prepaid_starter_pack', 'prepaidStarterPackMessage'],
] as const)('[L4] the message of %s is read in the v4 shape', async (checkout, populate) => {
  const body = contentOf({ [populate]: { id: 1, message: 'Thank you' } });
  await expect(getPrepaidMessage(responding(body), checkout, 'en')).resolves.toBe('Thank you');
  expect(sent).toEqual([
    {
      method: 'GET',
      url: '/api/content/confirmation-messages',
      query: { locale: 'en', populate },
      headers: { 'Strapi-Response-Format': 'v4' },
    },
  ]);
});

it.each(['', '<html></html>', null, {}, [], contentOf({}), contentOf({ prepaidTopUpMessage: { id: 1, message: 1 } })])(
  '[L4] the response %j with status 200 is no message',
  async (garbage) => {
    const message = getPrepaidMessage(responding(garbage), 'prepaid_top_up', 'fr');
    await expect(message).rejects.toMatchObject({ code: 'unexpected_answer' });
  },
);
