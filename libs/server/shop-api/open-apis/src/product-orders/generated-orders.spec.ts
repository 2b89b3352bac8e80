import fc from 'fast-check';
import type { ComplementaryInformation, CustomerInformation } from '@alzette/shop-model';
import { inVolume } from '@alzette/server-kit/testing';
import { officialApi } from '@alzette/tmf-files';
import { fulfilmentKinds, mainItemsOf } from '@alzette/shop-api/after-sale';
import type { DocumentReference } from '@alzette/shop-api/documents';
import type { Order, OrderItemRow } from '@alzette/shop-api/order';
import { notificationType, notifiedOrder } from '../order-notifications/notification';
import { productOrderPath } from '../paths';
import { type OrderFacts, presentProductOrder } from './present-product-order';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const months = fc.integer({ min: 0, max: 48 });
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const day = instant.map((date) => date.toISOString().slice(0, 10).replaceAll('-', '/'));
const nullable = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

const plan = fc.record({
  monthly: cents,
  originalMonthly: cents,
  discountMonths: nullable(months),
  commitmentMonths: months,
});
const device = fc.record({
  name: text,
  model: text,
  fundingMonths: months,
  originalInstalment: fc.option(cents, { nil: undefined }),
  voucherCode: nullable(text),
});

/** The stored values that a presentation reads. The amount of a month contains that of the plan. */
const row = fc
  .record({
    variant_code: text,
    variant_name: text,
    product_name: text,
    type: fc.constantFrom('mobile', 'internet', 'tv', 'device', 'prepaid_top_up'),
    quantity: fc.integer({ min: 1, max: 10 }),
    monthly: cents,
    original_monthly: cents,
    discount_months: nullable(months),
    activation_fee: cents,
    activation_fee_name: text,
    commitment_months: months,
    upfront: cents,
    installation_fee: cents,
    installation_name: nullable(text),
    self_installation: fc.boolean(),
    subscription: nullable(plan),
    device: nullable(device),
    deliveries: fc.constant([]),
  })
  .map((each) => ({ ...each, monthly: each.monthly + (each.subscription?.monthly ?? 0) }));

const information = fc.record({
  subscriptionMode: fc.constantFrom('new', 'change'),
  keepNumber: fc.boolean(),
  currentOperator: nullable(text),
  currentPhoneNumber: nullable(text),
  iccid: nullable(text),
  simType: nullable(fc.constantFrom('physical', 'eSIM')),
  installation: nullable(fc.record({ mode: text, time: fc.constantFrom('morning', 'afternoon'), date: day })),
});

const event = fc.record({
  kind: fc.constantFrom(...fulfilmentKinds),
  at: instant,
  details: fc.record(
    { reason: text, trackingNumber: text, trackingUrl: text, proofId: text, returnId: text },
    { requiredKeys: [] },
  ),
});

const address = fc.record(
  { firstName: text, lastName: text, street: text, city: text, postcode: text, countryCode: text },
  { requiredKeys: [] },
);

const order = fc.record({
  number: text,
  checkout: fc.constantFrom('esales', 'prepaid_top_up', 'prepaid_starter_pack'),
  channel: text,
  email: text,
  account_number: nullable(text),
  total: cents,
  monthly_total: cents,
  created_at: instant,
  confirmed_at: nullable(instant),
  billing_address: address,
  shipping_address: address,
});

const document = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('summary', 'contract', 'mandate', 'annex'),
  name: text,
  line_identifier: nullable(text),
  signed_at: nullable(instant),
  mandate_reference: nullable(text),
});

const customer = fc.record(
  { firstname: text, lastname: text, birthdate: day, origin: text, phone: text },
  { requiredKeys: [] },
);

/** An add-on follows the item that it belongs to. */
const item = fc.record({
  main: row,
  addOns: fc.array(row, { maxLength: 2 }),
  information,
  events: fc.array(event, { maxLength: 5 }),
});

/** Stored orders with values of every kind, also such as no shop would sell. */
const facts = fc
  .record({
    order,
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
    documents: fc.array(document, { maxLength: 4 }),
    customer: nullable(customer),
    address,
  })
  .map((generated): OrderFacts => {
    const rows = generated.items.flatMap(({ main, addOns }, index) => [
      { ...main, identifier: `item-${index}`, parent_identifier: null },
      ...addOns.map((each, at) => ({ ...each, identifier: `item-${index}-${at}`, parent_identifier: `item-${index}` })),
    ]);
    const informations = generated.items.map((each, index) => ({ ...each.information, identifier: `item-${index}` }));
    const events = generated.items.flatMap(({ events: own }, index) =>
      own.map((each, at) => ({
        ...each,
        id: `event-${index}-${at}`,
        item_identifier: `item-${index}`,
        sequence: `${index * 10 + at}`,
      })),
    );
    return {
      order: {
        ...generated.order,
        eligibility_addresses: [{ identifier: 'item-0', address: generated.address }],
      } as unknown as Order,
      items: mainItemsOf(
        rows as unknown as OrderItemRow[],
        informations as unknown as ComplementaryInformation[],
        events as unknown as Parameters<typeof mainItemsOf>[2],
      ),
      documents: generated.documents as unknown as DocumentReference[],
      customer: generated.customer as unknown as CustomerInformation | null,
    };
  });

const file = officialApi('TMF622');
const runs = { numRuns: inVolume({ test: 100, full: 1_000 }), seed: 20_261_130 };

describe('[R2] generated orders match the official TMF622 file', () => {
  it('as responses, with and without personal data', () => {
    fc.assert(
      fc.property(facts, fc.boolean(), (generated, personal) => {
        const presentation = { vatPercent: 17, personal, shopApiUrl: 'https://shop-api.example' };
        // As it is sent: without undefined values.
        const body: unknown = JSON.parse(JSON.stringify(presentProductOrder(generated, presentation)));
        const exchange = { method: 'GET', url: `${productOrderPath}/1`, status: 200, body };
        expect(file.responseFaults(exchange)).toEqual([]);
      }),
      runs,
    );
  });

  it('as notifications', () => {
    fc.assert(
      fc.property(facts, ({ order: stored, items }) => {
        for (const id of [null, ...items.flatMap(({ events }) => events.map((each) => each.id))]) {
          const eventType = notificationType(items, id);
          const productOrder = notifiedOrder(stored, items, id);
          expect(file.faultsOf(eventType, { eventType, event: { productOrder } })).toEqual([]);
        }
      }),
      runs,
    );
  });
});
