import { createHmac, randomUUID } from 'node:crypto';
import type { EndedContracts, OrderRequest, Problem } from '@alzette/shop-model';
import type { FulfilmentEvent } from '@alzette/shop-api/after-sale';
import type { FulfilmentResponse } from '@alzette/shop-api/after-sale/testing';
import { complementary, installed, orderItem } from './builders';
import { additional, phone, phoneWithPlan } from './full-order';
import { type Journey, orderSigned } from './journey';
import { FakeMailer, work } from './outbox';
import { prepaidPaid } from './prepaid';
import { fulfilmentKey, type TestShop } from './shop';
import type { AskedServer, ShopVisitor } from './shop-visitor';

interface Reported {
  readonly status: number;
  readonly body: FulfilmentResponse;
  readonly problem: Problem;
}

/** Reports an event as the operator's systems do, at the shop's time unless it has its own. */
export async function report(
  { app, clock }: { readonly app: AskedServer; readonly clock: { readonly now: Date } },
  event: Partial<FulfilmentEvent> & Pick<FulfilmentEvent, 'order' | 'kind'>,
  { key = fulfilmentKey, signature }: { readonly key?: string; readonly signature?: string } = {},
): Promise<Reported> {
  const body = JSON.stringify({ id: randomUUID(), occurredAt: clock.now.toISOString(), ...event });
  const seconds = Math.floor(clock.now.getTime() / 1000);
  const signed = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  const { statusCode, rawPayload } = await app.inject({
    method: 'POST',
    url: '/api/v2/operator/fulfilment-events',
    headers: { 'content-type': 'application/json', 'webhook-signature': signature ?? `t=${seconds},v1=${signed}` },
    payload: body,
  });
  const response = JSON.parse(rawPayload.toString());
  return { status: statusCode, body: response, problem: response };
}

const keptNumber = {
  keepNumber: true,
  currentOperator: 'post',
  currentPhoneNumber: '+352661000111',
  iccid: '8935201640000000001',
} as const;

/** A phone with a plan and an add-on and a ported number, a mobile plan with a physical SIM card, and TV that a technician installs. */
export const phoneMobileAndTv: Pick<OrderRequest, 'items' | 'complementaryInformations'> = {
  items: [
    phoneWithPlan,
    orderItem({ identifier: 'care', ...additional('phone', 'screen-care', 'screen-care-monthly') }),
    orderItem({ identifier: 'mobile' }),
    orderItem({ identifier: 'tv', type: 'tv', variantCode: 'tv-start', productCode: 'tv-start' }),
  ],
  complementaryInformations: [
    complementary({ identifier: 'phone', productVariant: { code: phone }, simType: 'eSIM', ...keptNumber }),
    complementary({ identifier: 'mobile' }),
    installed('tv', 'tv-start', 'technician'),
  ],
};

export interface ConfirmedOrder {
  readonly guest: ShopVisitor;
  readonly token: string;
  readonly number: string;
  readonly id: string;
  /** Cents, paid by card. */
  readonly total: number;
}

/** A confirmed order of a guest, paid unless nothing is due. Each is the first one of its person. */
export async function confirmedOrder(
  shop: TestShop,
  change: Partial<OrderRequest> = phoneMobileAndTv,
): Promise<ConfirmedOrder> {
  await shop.database.updateTable('orders').set({ person_hash: null }).execute();
  const { problem } = await (await shop.guest()).createOrder({ ...change, displayedTotals: { oneOff: 1, monthly: 1 } });
  const displayedTotals = problem.totals ?? { oneOff: 1, monthly: 1 };
  const journey = await orderSigned(shop, { ...change, displayedTotals });
  const isFree = displayedTotals.oneOff === 0;
  if (!isFree) {
    await journey.guest.paymentUrl(journey.token, { amount: displayedTotals.oneOff });
    shop.partners.payments.settle('paid');
  }
  return confirmJourney(shop, journey, isFree);
}

/** A confirmed top-up or starter pack. */
export async function confirmedPrepaid(shop: TestShop, change?: Partial<OrderRequest>): Promise<ConfirmedOrder> {
  return confirmJourney(shop, await prepaidPaid(shop, change), false);
}

async function confirmJourney(shop: TestShop, { guest, token }: Journey, isFree: boolean): Promise<ConfirmedOrder> {
  const { body } = await (isFree ? guest.confirmWithoutPayment(token) : guest.confirm(token));
  const { id } = await shop.database
    .selectFrom('orders')
    .select('id')
    .where('token_value', '=', token)
    .executeTakeFirstOrThrow();
  return { guest, token, number: body.number ?? '', id, total: body.total };
}

/** The shopper gets the confirmation with the information about the right of withdrawal; other messages are deleted. */
export async function inform(shop: TestShop, order: ConfirmedOrder): Promise<ConfirmedOrder> {
  await work(shop, 'receipt', new FakeMailer());
  await shop.database.deleteFrom('outbox').execute();
  return order;
}

/** Ends contracts as the shopper does. */
export function end(
  { guest, token }: Pick<ConfirmedOrder, 'guest' | 'token'>,
  what: 'withdrawals' | 'cancellations',
  ...items: readonly string[]
) {
  return guest.call<EndedContracts>('POST', `/api/v2/shop/my-orders/${token}/${what}`, { payload: { items } });
}
