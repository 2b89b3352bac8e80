import { randomUUID } from 'node:crypto';
import type { Installation, OrderRequest } from '@alzette/shop-model';
import { complementary, installed, orderItem } from '../../test/builders';
import { orderReadyToSign } from '../../test/journey';
import { itWithPoppler, pdfText } from '../../test/pdf-text';
import type { TestShop } from '../../test/shop';
import { databaseKinds, openTestShopOn } from '../../test/shop-on';

const tv = orderItem({ type: 'tv', variantCode: 'tv-start', productCode: 'tv-start' });

/** TV at 14.99 a month, installed by a technician for 69.00. */
function installedOn(change: Partial<Installation> = {}, order: Partial<OrderRequest> = {}): Partial<OrderRequest> {
  const installation = { mode: 'technician', time: 'afternoon', date: '2026/12/17', ...change } as const;
  return {
    items: [tv],
    complementaryInformations: [installed('line-1', tv.variantCode, 'technician', { installation })],
    displayedTotals: { oneOff: 6900, monthly: 1499 },
    ...order,
  };
}

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShopOn(kind);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.clock.now = new Date('2026-11-21T10:00:00Z');
  });

  it('[J3, K1] an order stores the installation of an item and includes its fee', async () => {
    const guest = await shop.guest();
    const { status, body } = await guest.createOrder(installedOn());
    expect(status).toBe(201);
    expect(body).toMatchObject({ total: 6900, taxTotal: Math.round((6900 * 17) / 117), paymentState: 'awaiting' });
    expect(body.items[0]).toMatchObject({ installationFee: 6900, installationName: 'Un technicien vient' });
    expect(body.complementaryInformations).toEqual([
      expect.objectContaining({
        identifier: 'line-1',
        simType: null,
        installation: { mode: 'technician', time: 'afternoon', date: '2026/12/17' },
      }),
    ]);
    expect((await guest.order(body.tokenValue)).body).toEqual(body);
  });

  it('[J3] an order keeps its installation fee after a change of the catalogue', async () => {
    const guest = await shop.guest();
    const { body } = await guest.createOrder(installedOn());
    const change = (price: number) =>
      shop.database
        .updateTable('catalogue_installation_modes')
        .set({ price })
        .where('subscription_code', '=', tv.variantCode)
        .where('code', '=', 'technician')
        .execute();
    await change(7900);
    expect((await guest.order(body.tokenValue)).body.items[0]).toMatchObject({ installationFee: 6900 });
    expect((await guest.createOrder(installedOn())).problem).toMatchObject({
      code: 'price_changed',
      totals: { oneOff: 7900 },
    });
    await change(6900);
  });

  it('[J3] self-installation is free of charge, a technician costs a fee for each item', async () => {
    const guest = await shop.guest();
    const byOneself = await guest.createOrder(
      installedOn({ mode: 'self' }, { displayedTotals: { oneOff: 0, monthly: 1499 } }),
    );
    expect(byOneself.body).toMatchObject({ total: 0, paymentState: 'none' });
    const twice = { items: [{ ...tv, quantity: 2 }], displayedTotals: { oneOff: 13_800, monthly: 2998 } };
    expect((await guest.createOrder(installedOn({}, twice))).body.total).toBe(13_800);
  });

  it('[J3] an item with a number and an installation has one entry', async () => {
    const guest = await shop.guest();
    const home = orderItem({ type: 'internet-mobile', variantCode: 'internet-mobile-home-m', productCode: 'home-m' });
    const { body } = await guest.createOrder({
      items: [home],
      complementaryInformations: [installed('line-1', home.variantCode, 'comfort', { simType: 'eSIM' })],
      displayedTotals: { oneOff: 4900 + 11_900, monthly: 5999 },
    });
    expect(body.complementaryInformations).toEqual([
      expect.objectContaining({
        simType: 'eSIM',
        installation: { mode: 'comfort', time: 'morning', date: '2026/12/17' },
      }),
    ]);
  });

  const mobileOnly = { items: [orderItem()], displayedTotals: { oneOff: 1900, monthly: 2999 } };
  const refusals: [string, Partial<OrderRequest>, string, string][] = [
    ['before the sixth day', installedOn({ date: '2026/11/26' }), 'installation_date_unavailable', 'date'],
    ['on a Sunday', installedOn({ date: '2026/11/29' }), 'installation_date_unavailable', 'date'],
    ['on a full day', installedOn({ date: '2026/12/02' }), 'installation_date_unavailable', 'date'],
    ['on a public holiday', installedOn({ date: '2026/12/25' }), 'installation_date_unavailable', 'date'],
    ['after the last day', installedOn({ date: '2027/02/20' }), 'installation_date_unavailable', 'date'],
    ['on a day that does not exist', installedOn({ date: '2027/01/32' }), 'installation_date_unavailable', 'date'],
    ['in a way of another offer', installedOn({ mode: 'comfort' }), 'installation_mode_unknown', 'mode'],
    [
      'without saying how',
      installedOn(
        {},
        { complementaryInformations: [installed('line-1', tv.variantCode, 'self', { installation: null })] },
      ),
      'installation_missing',
      '',
    ],
    [
      'of a mobile plan',
      {
        ...mobileOnly,
        complementaryInformations: [
          complementary({ installation: { mode: 'self', time: 'morning', date: '2026/12/17' } }),
        ],
      },
      'installation_not_offered',
      '',
    ],
  ];
  it.each(refusals)('[J3, J4] an installation %s is refused', async (_title, change, code, field) => {
    const guest = await shop.guest();
    const { status, problem } = await guest.createOrder(change);
    expect({ status, code: problem.code }).toEqual({ status: 422, code });
    const path = ['body/complementaryInformations/0/installation', field].filter(Boolean).join('/');
    expect(problem.errors?.[0]?.path).toBe(path);
  });

  it('[J3] the first day changes at midnight in Luxembourg; a placed order keeps its day', async () => {
    const guest = await shop.guest();
    const key = randomUUID();
    const first = installedOn({ date: '2026/11/27' });
    shop.clock.now = new Date('2026-11-21T22:59:59Z');
    const made = await guest.createOrder(first, key);
    expect(made.status).toBe(201);
    shop.clock.now = new Date('2026-11-21T23:00:00Z');
    expect((await guest.createOrder(first, key)).body.tokenValue).toBe(made.body.tokenValue);
    expect((await guest.createOrder(first)).problem.code).toBe('installation_date_unavailable');
  });

  itWithPoppler('[J3, K1] the contract contains the installation and its fee', async () => {
    shop.partners.signature.uploads.length = 0;
    await orderReadyToSign(shop, installedOn());
    const contract = shop.partners.signature.uploads.find(({ name }) => !/mandat/iu.test(name));
    const text = pdfText(contract?.content ?? new Uint8Array()).replaceAll('\u00a0', ' ');
    expect(text).toMatch(/Installation Un technicien vient, 17\/12\/2026, l’après-midi/u);
    expect(text).toMatch(/Installation 69,00 €/u);
    expect(text).toMatch(/À payer aujourd’hui 69,00 €/u);
    expect(text).not.toContain('Carte SIM');
  });
});
