import Fastify from 'fastify';
import type { InstallationCalendar } from '@alzette/shop-model';
import { TmfAppointmentSystem } from '@alzette/shop-api/installation';
import { PartnerClient } from '@alzette/shop-api/platform';
import { officialApi } from '@alzette/tmf-files';
import { installed, orderItem } from '../../../test/builders';
import { operatorSystem } from '../../../test/operator-clients';
import { openTestShop, type TestShop } from '../../../test/shop';

const official = officialApi('TMF646');
const path = '/tmf-api/appointment/v4/searchTimeSlot';

interface TimeSlot {
  readonly id: string;
  readonly validFor: { readonly startDateTime: string; readonly endDateTime: string };
}
interface Found {
  readonly status: string;
  readonly availableTimeSlot: readonly TimeSlot[];
}

/** The operator's own calendar. */
const system = Fastify();
const asked: unknown[] = [];
let slots: unknown = [];
let clock = 0;
const found = () => ({ id: 'search-1', status: 'done', availableTimeSlot: slots });

let shop: TestShop;
let erp: Awaited<ReturnType<typeof operatorSystem>>;
beforeAll(async () => {
  system.post(path, async ({ body, headers: { authorization } }, reply) => {
    asked.push(body);
    expect(authorization).toBe('Bearer a-key');
    return slots === null ? reply.code(503).send({}) : reply.code(201).send(found());
  });
  const url = await system.listen({ port: 0, host: '127.0.0.1' });
  shop = await openTestShop();
  erp = await operatorSystem(shop.app, 'appointments:read');
  ownCalendar = () =>
    new TmfAppointmentSystem(new PartnerClient({ name: 'appointment system', url, key: 'a-key' }), () => clock);
});
let ownCalendar: () => TmfAppointmentSystem;
afterAll(async () => {
  await shop.close();
  await system.close();
});
beforeEach(() => {
  shop.partners.appointments = null;
  asked.length = 0;
});

const search = async (payload: object = {}) => erp<Found>('POST', path, { payload });
const during = (startDateTime: string, endDateTime: string) => ({ validFor: { startDateTime, endDateTime } });
const calendar = async () =>
  (await shop.visitor()).call<InstallationCalendar>('GET', '/api/v2/shop/installation/calendar');

describe('[R8] the half days on which an installation can be booked', () => {
  it('are read by TMF646, in Luxembourg time', async () => {
    const { status, body } = await search();
    expect({ status, state: body.status }).toEqual({ status: 201, state: 'done' });
    expect(body.availableTimeSlot.slice(0, 2)).toEqual([
      { id: '2026-11-27:morning', ...during('2026-11-27T08:00:00+01:00', '2026-11-27T12:00:00+01:00') },
      { id: '2026-11-27:afternoon', ...during('2026-11-27T13:00:00+01:00', '2026-11-27T17:00:00+01:00') },
    ]);
    const days = new Set(body.availableTimeSlot.map(({ id }) => id.split(':')[0]));
    for (const closed of ['2026-11-29', '2026-12-02', '2026-12-25']) expect(days).not.toContain(closed);
  });

  it('are those within the requested times', async () => {
    const requested = [
      during('2026-12-17T10:00:00Z', '2026-12-18T11:00:00Z'),
      during('2026-12-21T00:00:00+01:00', '2026-12-21T12:00:00+01:00'),
    ];
    const { body } = await search({ requestedTimeSlot: requested });
    const ids = body.availableTimeSlot.map(({ id }) => id);
    expect(ids).toEqual(['2026-12-17:afternoon', '2026-12-18:morning', '2026-12-21:morning']);
    expect((await search({ requestedTimeSlot: [during('soon', 'later')] })).status).toBe(400);
  });

  it('need their scope', async () => {
    const other = await operatorSystem(shop.app, 'orders:read');
    expect((await other('POST', path, { payload: {} })).status).toBe(403);
  });
});

describe('[R8] the operator’s own calendar of technicians', () => {
  const half = (day: string, start: string, end: string) =>
    during(`2026-12-${day}T${start}Z`, `2026-12-${day}T${end}Z`);
  const order = async (date: string) =>
    (await shop.guest()).createOrder({
      items: [orderItem({ type: 'tv', variantCode: 'tv-start', productCode: 'tv-start' })],
      complementaryInformations: [
        installed('line-1', 'tv-start', 'technician', { installation: { mode: 'technician', time: 'morning', date } }),
      ],
      displayedTotals: { oneOff: 6900, monthly: 1499 },
    });
  beforeEach(() => {
    clock += 60_000;
    shop.partners.appointments = ownCalendar();
    slots = [
      half('16', '07:00:00', '11:00:00'),
      half('16', '12:00:00', '16:00:00'),
      half('17', '07:00:00', '11:00:00'),
    ];
  });

  it('says which days can be chosen: those with a free morning and a free afternoon', async () => {
    const { body } = await calendar();
    expect(body.unavailable).not.toContain('2026/12/16');
    expect(body.unavailable).toEqual(expect.arrayContaining(['2026/12/17', '2026/12/18']));
    expect(official.requestFaults({ method: 'POST', url: path, body: asked[0] })).toEqual([]);
    expect(official.responseFaults({ method: 'POST', url: path, status: 201, body: found() })).toEqual([]);
    expect(asked).toEqual([
      {
        requestedTimeSlot: [during('2026-11-27T00:00:00+01:00', '2027-02-19T23:59:00+01:00')],
        '@type': 'SearchTimeSlot',
      },
    ]);
  });

  it('says which days an order may name', async () => {
    expect((await order('2026/12/16')).status).toBe(201);
    expect((await order('2026/12/18')).problem.code).toBe('installation_date_unavailable');
  });

  it('is asked again after half a minute', async () => {
    await Promise.all([calendar(), calendar(), calendar()]);
    clock += 29_000;
    await calendar();
    expect(asked).toHaveLength(1);
    clock += 2_000;
    await calendar();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['is away', null],
    ['responds with something else', [during('soon', 'later')]],
  ])('leads to no order while it %s, and is asked at once when it is back', async (_title, fault) => {
    const known = slots;
    slots = fault;
    expect((await order('2026/12/16')).problem).toMatchObject({ status: 502, code: 'partner_unavailable' });
    slots = known;
    expect((await calendar()).status).toBe(200);
  });
});
