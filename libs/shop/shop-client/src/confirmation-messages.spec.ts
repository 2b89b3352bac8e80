import type { HttpPort } from '@alzette/remote-contract';
import { getConfirmationMessages, getPrepaidMessage } from '.';
import strapi4Collection from './content/responses/strapi-4-collection.json';
import strapi4 from './content/responses/strapi-4-single-type.json';
import strapi5AskedFor4 from './content/responses/strapi-5-asked-for-4.json';
import strapi5Blocks from './content/responses/strapi-5-blocks.json';
import strapi5 from './content/responses/strapi-5-flat.json';
import refusal from './content/responses/strapi-refusal.json';
import { recorder } from './testing/recorder';

type Responses = Readonly<Record<string, unknown>>;

const responding = (body: unknown) => recorder(body, []);
const messagesOf = (messages: unknown) =>
  getConfirmationMessages(responding({ data: { id: 1, attributes: { messages } }, meta: {} }), 'fr');

/** A Strapi that responds to the recorded requests, and to no others. */
const replaying = (responses: Responses): HttpPort => ({
  request: (request) => {
    const question = new URLSearchParams(request.query).toString();
    if (!(question in responses)) throw new Error(`not recorded: ${question}`);
    return responding(responses[question]).request(request);
  },
});

const strapis: readonly [string, Responses, readonly number[]][] = [
  ['a Strapi 4', strapi4, [10, 7, 6, 8]],
  ['a Strapi 4 that keeps it as a collection', strapi4Collection, [9, 7, 6, 8]],
  ['a Strapi 5 that was asked for the format of 4', strapi5AskedFor4, [12, 13, 11, 15]],
  ['a Strapi 5 that was asked for the format of 4, with rich text', strapi5Blocks, [12, 13, 11, 15]],
  ['a Strapi 5 that knows that format no more', strapi5, [12, 13, 11, 15]],
];

it.each(strapis)('[L4] the messages of %s are read', async (_title, responses, ids) => {
  await expect(getConfirmationMessages(replaying(responses), 'fr')).resolves.toEqual([
    {
      id: ids[0],
      message: 'Votre commande {order_number} est enregistrée.',
      configuration: { clientType: 'all', taxonType: 'default', mode: 'all' },
    },
    {
      id: ids[1],
      message: 'Bienvenue {firstname}, votre numéro est prêt.',
      configuration: { clientType: 'new', taxonType: 'mobile', mode: 'new' },
    },
    {
      id: ids[2],
      message: 'Votre offre {subscription_name} change demain.',
      configuration: { clientType: 'all', taxonType: 'default', mode: 'all' },
    },
    {
      id: ids[3],
      message: 'Le changement est noté.',
      configuration: { clientType: 'all', taxonType: 'default', mode: 'change' },
    },
  ]);
});

it.each(strapis)(
  '[L4, M5] the prepaid message of %s is read; an empty one counts as missing',
  async (_title, responses) => {
    await expect(getPrepaidMessage(replaying(responses), 'prepaid_top_up', 'fr')).resolves.toBe(
      'Merci, c’est crédité.',
    );
    await expect(getPrepaidMessage(replaying(responses), 'prepaid_starter_pack', 'fr')).rejects.toMatchObject({
      code: 'unexpected_answer',
    });
  },
);

it('[L4] a draft before the published message is skipped', async () => {
  const { data } = strapi4Collection['locale=fr&populate=prepaidTopUpMessage'];
  const drafts = data.map(({ id, attributes }) => ({
    id,
    attributes: { ...attributes, publishedAt: null, prepaidTopUpMessage: { message: 'Brouillon' } },
  }));
  await expect(getPrepaidMessage(responding({ data: [...drafts, ...data] }), 'prepaid_top_up', 'fr')).resolves.toBe(
    'Merci, c’est crédité.',
  );
});

it('[L4] an entry without messages gives none', async () => {
  await expect(messagesOf(null)).resolves.toEqual([]);
  await expect(messagesOf([])).resolves.toEqual([]);
  await expect(
    messagesOf([
      null,
      'text',
      1,
      [],
      {},
      { message: '' },
      { message: ' ' },
      { message: 7 },
      { message: [null, 1, {}] },
    ]),
  ).resolves.toEqual([]);
});

it('[L4] lists and headings of an editor become lines of text', async () => {
  const text = (copy: string) => ({ type: 'text', text: copy });
  const item = (copy: string) => ({ type: 'list-item', children: [text(copy)] });
  const message = [
    { type: 'heading', level: 2, children: [text('Merci')] },
    { type: 'list', format: 'unordered', children: [item('un'), item('deux')] },
    { type: 'image', image: { url: 'https://evil.example/x.png' }, children: [text('')] },
  ];
  await expect(messagesOf([{ id: 1, message }])).resolves.toMatchObject([{ message: 'Merci\nun\ndeux' }]);
});

it.each([
  refusal,
  '',
  '<html></html>',
  null,
  {},
  [],
  { data: null },
  { data: [] },
  { data: 'x' },
  { data: { id: 1, attributes: {} } },
  { data: { id: 1, attributes: { messages: 'x' } } },
])('[L4] the response %j is refused', async (garbage) => {
  const problem = { code: 'unexpected_answer' };
  await expect(getConfirmationMessages(responding(garbage), 'fr')).rejects.toMatchObject(problem);
  await expect(getPrepaidMessage(responding(garbage), 'prepaid_top_up', 'fr')).rejects.toMatchObject(problem);
});
