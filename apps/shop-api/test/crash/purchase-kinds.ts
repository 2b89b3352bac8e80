import { randomUUID } from 'node:crypto';
import type { OrderResponse, PaymentUrlRequest } from '@alzette/shop-model';
import { customerOrder, freePlan } from '../builders';
import { end, report } from '../fulfilment';
import { starterPack, starterPackPayment, topUp, topUpPayment } from '../prepaid';
import { sendWebhook } from '../webhook';
import { accepted, type Purchase, type PurchaseKind } from './purchase';

/** A customer who only creates an order. */
export const onlyOrdered: PurchaseKind = { name: 'order', request: () => customerOrder, finish: async () => {} };

/** A guest who orders a plan with nothing due, signs and confirms. */
export const freePlanConfirmed: PurchaseKind = {
  name: 'free plan',
  request: ({ kycId }) => ({ ...freePlan, kycId }),
  finish: async (purchase, order) => {
    if (order.number !== null) return;
    const { visitor, told } = purchase;
    if (!told.customerInformation) accepted(await visitor.sendCustomerInformation(order.tokenValue), 204);
    told.customerInformation = true;
    await sign(purchase, order);
    told.number = String(accepted(await visitor.confirmWithoutPayment(order.tokenValue), 200).number);
  },
};

async function sign({ visitor, told, surroundings }: Purchase, { tokenValue }: OrderResponse): Promise<void> {
  const { documents } = accepted(await visitor.documents(tokenValue), 200);
  const ids = documents.map(({ id }) => id);
  expect(ids).toEqual(told.documents ?? ids);
  told.documents = ids;
  for (const { id, signable, signed } of documents) {
    if (told.signed.has(id)) expect(signed).toBe(true);
    if (!signable || told.signed.has(id)) continue;
    surroundings.partner.partners.signature.sign(id);
    expect(accepted(await visitor.updateDocument(tokenValue, id), 200).status).toBe('SIGNED');
    told.signed.add(id);
  }
}

/** A paid top-up with a webhook and a return. */
export const topUpPaid: PurchaseKind = {
  name: 'top-up',
  request: () => topUp(),
  finish: async (purchase, order) => {
    await pay(purchase, order);
    const { visitor, told } = purchase;
    const { number } = accepted(await visitor.confirm(order.tokenValue), 200);
    expect(number).toBe(told.number ?? number);
    told.number = String(number);
  },
};

/** A paid top-up with a webhook, without the return. */
export const topUpLeft: PurchaseKind = {
  name: 'top-up left',
  request: () => topUp(),
  finish: (purchase, order) => pay(purchase, order),
};

/** A paid starter pack, which is sent, withdrawn from and sent back. */
export const starterPackWithdrawn: PurchaseKind = {
  name: 'starter pack',
  request: () => starterPack(),
  finish: async (purchase, order) => {
    const { visitor, told, surroundings } = purchase;
    if (told.number === undefined) {
      await pay(purchase, order, starterPackPayment);
      told.number = String(accepted(await visitor.confirm(order.tokenValue), 200).number);
    }
    const shop = { app: surroundings.server, clock: { now: new Date() } };
    if (told.eventId === undefined) {
      const id = `sent-${order.tokenValue}`;
      expect((await report(shop, { id, order: told.number, kind: 'dispatched' })).status).toBe(200);
      told.eventId = id;
    }
    const { id } = accepted(await end({ guest: visitor, token: order.tokenValue }, 'withdrawals', 'line-1'), 200);
    expect(id).toBe(told.withdrawalId ?? id);
    told.withdrawalId = id;
    told.returnedAt ??= shop.clock.now.toISOString();
    const back = { id: `back-${order.tokenValue}`, order: told.number, occurredAt: told.returnedAt };
    expect((await report(shop, { ...back, kind: 'returned' })).status).toBe(200);
  },
};

async function pay(
  { visitor, told, surroundings }: Purchase,
  order: OrderResponse,
  payment: Partial<PaymentUrlRequest> = topUpPayment,
): Promise<void> {
  const { partners } = surroundings.partner;
  if (order.number === null && order.paymentState !== 'paid') {
    const response = await visitor.paymentUrl(order.tokenValue, payment);
    // The shop may be notified of the payment before the shopper.
    const isPaid = response.status === 409 && told.redirectUrl !== undefined;
    const redirectUrl = isPaid ? told.redirectUrl : accepted(response, 200).redirectUrl;
    expect(redirectUrl).toBe(told.redirectUrl ?? redirectUrl);
    told.redirectUrl = String(redirectUrl);
  }
  const id = String(told.redirectUrl).split('/').at(-1) ?? '';
  partners.payments.settle('paid', {}, id);
  if (told.webhookId !== undefined) return;
  const webhookId = `evt-${randomUUID()}`;
  const shop = { app: surroundings.server, clock: { now: new Date() } };
  expect(await sendWebhook(shop, { id, status: 'paid' }, { id: webhookId })).toBe(204);
  told.webhookId = webhookId;
}
