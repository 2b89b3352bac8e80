import type { ComplementaryInformation, OrderRequest } from '@alzette/shop-model';
import { findComplementaryInformations, findOrderByReference, findOrderItems } from '@alzette/shop-api/order';
import { orderTimeline } from '@alzette/shop-api/order/testing';
import { complementary, installed, orderItem } from '../../test/builders';
import { additional, barePhone } from '../../test/full-order';
import { orderMade, orderPaid } from '../../test/journey';
import { openTestShop, type TestShop } from '../../test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const saturday = '2026-11-21T10:00:00Z';

/** Kind, day and time of each milestone of an order that is confirmed at that moment. */
async function milestones(
  request: Partial<OrderRequest>,
  at: string | null = saturday,
  change: Partial<ComplementaryInformation> = {},
) {
  const { token } = await orderMade(shop, request);
  const order = await findOrderByReference(shop.database, token);
  const items = await findOrderItems(shop.database, order?.id ?? '');
  const informations = await findComplementaryInformations(shop.database, order?.id ?? '');
  const confirmed_at = at === null ? null : new Date(at);
  const timeline = orderTimeline(
    { confirmed_at },
    items,
    informations.map((each) => ({ ...each, ...change })),
  );
  return timeline.map(({ kind, date, time, contents = [] }) => {
    const things = contents.map(({ kind: what, name }) => `${what} ${name}`);
    return [kind, date, time, ...things].filter(Boolean).join(' ');
  });
}

const kept = {
  keepNumber: true,
  currentOperator: 'post',
  currentPhoneNumber: '+352661234567',
  iccid: '8935201123456789012',
};
const information = (change: Partial<ComplementaryInformation>) => ({
  complementaryInformations: [complementary(change)],
});
const proofOfResidence = { filename: 'bill.pdf', content: Buffer.from('%PDF-1.7 bill').toString('base64') };

it('[L1] a SIM card comes two working days after the order, and a kept number moves one later', async () => {
  expect(await milestones(information({}))).toEqual(['parcel 2026/11/24 sim Alzette M']);
  expect(await milestones(information(kept))).toEqual(['parcel 2026/11/24 sim Alzette M', 'porting 2026/11/25']);
});

it('[L1] an eSIM comes at once, and a kept number moves on the next working day', async () => {
  expect(await milestones(information({ ...kept, simType: 'eSIM' }))).toEqual([
    'esim 2026/11/21',
    'porting 2026/11/23',
  ]);
});

it('[L1] the order’s day is that of Luxembourg, and public holidays are no working days', async () => {
  expect(await milestones(information({}), '2026-12-23T23:30:00Z')).toEqual(['parcel 2026/12/29 sim Alzette M']);
});

it('[L1] a changed line keeps its number without a move', async () => {
  expect(await milestones(information(kept), saturday, { subscriptionMode: 'change' })).toEqual([
    'parcel 2026/11/24 sim Alzette M',
  ]);
});

it('[L1] an installation is on the booked day, and a device comes by parcel', async () => {
  const tv = {
    items: [orderItem({ type: 'tv', variantCode: 'tv-start', productCode: 'tv-start' })],
    complementaryInformations: [installed('line-1', 'tv-start', 'technician')],
    displayedTotals: { oneOff: 6_900, monthly: 1_499 },
  };
  expect(await milestones(tv)).toEqual(['installation 2026/12/17 morning']);
  expect(await milestones({ ...barePhone, proofOfResidence })).toEqual(['parcel 2026/11/24 parcel Attert Mini']);
});

it('[J2, L1] the router of an internet plan comes by parcel, before the installation', async () => {
  const internet = {
    items: [
      orderItem({ type: 'internet', variantCode: 'internet-fibre-500', productCode: 'fibre-500' }),
      orderItem({ identifier: 'box', ...additional('line-1', 'wifi-box', 'wifi-box-7') }),
    ],
    complementaryInformations: [installed('line-1', 'internet-fibre-500', 'first-socket')],
    displayedTotals: { oneOff: 4_900, monthly: 4_299 },
  };
  expect(await milestones(internet)).toEqual([
    'parcel 2026/11/24 parcel Wifi 7 Box',
    'installation 2026/12/17 morning',
  ]);
});

it('[L1] an order has no dates before its confirmation', async () => {
  expect(await milestones(information({}), null)).toEqual([]);
  const { guest, token } = await orderPaid(shop);
  expect((await guest.confirm(token)).body.timeline).toEqual([
    {
      identifier: 'line-1',
      kind: 'parcel',
      date: '2026/11/24',
      time: null,
      contents: [{ kind: 'sim', name: 'Alzette M' }],
    },
  ]);
});

it('[L1] an ordered device has its picture in its colour', async () => {
  const guest = await shop.guest();
  const { body } = await guest.createOrder({ ...barePhone, proofOfResidence });
  expect(body.items[0]?.image).toBe('/api/catalogue/images/attert-mini/snow.svg');
});
