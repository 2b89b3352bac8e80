import { type FollowedOrder, locales, type SubscriptionVariant } from '@alzette/shop-model';
import type { ProductOrder } from '@alzette/shop-api/open-apis/testing';
import { installed, orderItem } from '../../test/builders';
import { type ConfirmedOrder, confirmedOrder } from '../../test/fulfilment';
import { operatorSystem } from '../../test/operator-clients';
import { FakeMailer, work } from '../../test/outbox';
import { itWithPoppler, pdfText } from '../../test/pdf-text';
import { openTestShop, type TestShop } from '../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date('2026-11-21T10:00:00Z');
  await shop.database.deleteFrom('rate_limits').execute();
});

/** TV Start, which the shopper connects or a technician installs. */
const tvWith = (mode: 'self' | 'technician') => ({
  items: [orderItem({ type: 'tv', variantCode: 'tv-start', productCode: 'tv-start' })],
  complementaryInformations: [installed('line-1', 'tv-start', mode)],
});
const spaces = /[\u00a0\u202f]/gu;

async function modesOf(code: string) {
  const visitor = await shop.visitor();
  const { body } = await visitor.call<SubscriptionVariant>(
    'GET',
    `/api/catalogue/subscriptions/tv/variant/${code}?locale=en`,
  );
  return body.installationModes.map(({ code: mode, selfInstallation, parcel }) => ({ mode, selfInstallation, parcel }));
}

it('[J6] an offer says which mode has no technician, and what that mode sends', async () => {
  expect(await modesOf('tv-start')).toEqual([
    { mode: 'self', selfInstallation: true, parcel: 'Set-top box' },
    { mode: 'technician', selfInstallation: undefined, parcel: undefined },
  ]);
  expect(await modesOf('tv-app')).toEqual([{ mode: 'self', selfInstallation: true, parcel: undefined }]);
});

it('[J2, J6] an order keeps what it was installed by, whatever the catalogue says later', async () => {
  const order = await confirmedOrder(shop, tvWith('self'));
  await shop.database
    .updateTable('catalogue_installation_modes')
    .set({ self_installation: null, parcel: null })
    .where('subscription_code', '=', 'tv-start')
    .execute();
  const { body } = await order.guest.order(order.token);
  expect(body.items[0]).toMatchObject({ selfInstallation: true, deliveries: [{ kind: 'parcel', price: 599 }] });
  expect(body).toMatchObject({
    shippingWaived: 599,
    timeline: [
      { kind: 'parcel', contents: [{ kind: 'parcel', name: 'Décodeur TV' }] },
      { kind: 'installation', date: '2026/12/17' },
    ],
  });
  const unknown = await confirmedOrder(shop, tvWith('self'));
  const { body: later } = await unknown.guest.order(unknown.token);
  expect(later.items[0]).not.toHaveProperty('selfInstallation');
  expect(later.timeline?.map(({ kind }) => kind)).toEqual(['installation']);
  await shop.database
    .updateTable('catalogue_installation_modes')
    .set({ self_installation: true, parcel: JSON.stringify({ fr: 'Décodeur TV', en: 'Set-top box' }) })
    .where('subscription_code', '=', 'tv-start')
    .where('code', '=', 'self')
    .execute();
});

it('[J6, R2] the operator’s systems get the start date, and an appointment with a technician only', async () => {
  const system = await operatorSystem(shop.app);
  const presented = async ({ number }: ConfirmedOrder) => {
    const path = `/tmf-api/productOrderingManagement/v4/productOrder/${number}`;
    const { productOrderItem: [item] = [] } = (await system<ProductOrder>('GET', path)).body;
    const characteristics = item?.product.productCharacteristic.map(({ name, value }) => [name, value]) ?? [];
    return { appointment: item?.appointment, characteristics: Object.fromEntries(characteristics) };
  };
  const alone = await presented(await confirmedOrder(shop, tvWith('self')));
  expect(alone.appointment).toBeUndefined();
  expect(alone.characteristics).toMatchObject({ selfInstallation: true, installationDate: '2026-12-17' });
  expect(alone.characteristics).not.toHaveProperty('installationTime');
  const visited = await presented(await confirmedOrder(shop, tvWith('technician')));
  expect(visited.appointment?.description).toBe('2026-12-17 morning');
  expect(visited.characteristics).not.toHaveProperty('selfInstallation');
  expect(visited.characteristics).toMatchObject({ installationTime: 'morning' });
});

describe('[J6, Q8] another day', () => {
  async function mailAfterMove(mode: 'self' | 'technician', date: string, time: 'morning' | 'afternoon') {
    const { guest, token } = await confirmedOrder(shop, tvWith(mode));
    await shop.database.deleteFrom('outbox').execute();
    const payload = { item: 'line-1', date, time };
    const { status } = await guest.call('PATCH', `/api/v2/shop/my-orders/${token}/installation`, { payload });
    expect(status).toBe(204);
    const mailer = new FakeMailer();
    await work(shop, 'item_mail', mailer);
    const { body } = await guest.call<FollowedOrder>('GET', `/api/v2/shop/my-orders/${token}`);
    const text = mailer.sent.map(({ subject, text: content }) => `${subject}\n${content}`.replace(spaces, ' ')).join();
    return { text, installation: body.order.complementaryInformations[0]?.installation };
  }

  it('of an item that the shopper installs is mailed as its start date, and its half day stays', async () => {
    const { text, installation } = await mailAfterMove('self', '2026/12/18', 'afternoon');
    expect(text).toContain('votre nouvelle date de début');
    expect(text).toContain('18 décembre 2026');
    expect(text).not.toMatch(/installation|matin|après-midi|technicien/iu);
    expect(installation).toMatchObject({ date: '2026/12/18', time: 'morning' });
  });

  it('that changes only the half day changes nothing without a technician', async () => {
    const { text } = await mailAfterMove('self', '2026/12/17', 'afternoon');
    expect(text).toBe('');
  });

  it('of a technician is mailed with its half day', async () => {
    const { text, installation } = await mailAfterMove('technician', '2026/12/18', 'afternoon');
    expect(text).toContain('le nouveau jour de votre installation');
    expect(text).toContain('18 décembre 2026, l’après-midi');
    expect(installation).toMatchObject({ date: '2026/12/18', time: 'afternoon' });
  });
});

const printed = {
  fr: /Installation(?: :)? Je branche moi-même · Date de début : 17\/12\/2026/u,
  en: /Installation:? I connect it myself · Start date: 17\/12\/2026/u,
  de: /Installation:? Ich schließe selbst an · Startdatum: 17\.12\.2026/u,
} as const;
const ofVisit = /le matin|l’après-midi|technicien|morning|afternoon|technician|vormittags|nachmittags|Techniker/iu;

itWithPoppler.each(locales)(
  '[J6, K1] contract and summary have a start date, and no half day, in %s',
  async (language) => {
    const { guest, token } = await confirmedOrder(shop, { ...tvWith('self'), preferredLanguage: language });
    const { documents } = (await guest.documents(token)).body;
    const found = documents.filter(({ kind }) => kind === 'contract' || kind === 'summary');
    expect(found).toHaveLength(2);
    for (const { filename } of found) {
      const { bytes } = await guest.call('GET', `/api/v2/tool/sign/document/${filename}`);
      const text = pdfText(bytes).replace(/\s+/gu, ' ');
      expect(text).toMatch(printed[language]);
      expect(text).not.toMatch(ofVisit);
    }
  },
);
