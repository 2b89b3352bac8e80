import type { Locale } from '@alzette/shop-model';
import type { Sandbox } from '../build';
import { type Entity, randomId } from '../state/journal';
import { markOf, outcomeOf } from './card';
import type { Webhooks } from './webhooks';

/** `pending`: the shopper has paid, the bank has not confirmed. */
export type PaymentStatus = 'open' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired';

/** The card data that the sandbox stores, without the number. */
export interface CardMark {
  readonly brand: string;
  readonly lastDigits: string;
}

/** One payment session. `amount` in cents; `createdAt` in milliseconds since 1970. */
export interface Payment extends Entity {
  readonly reference: string;
  readonly amount: number;
  readonly currency: 'EUR';
  readonly language: Locale;
  readonly description: string;
  readonly returnUrl: string;
  /** Address that receives the outcome. Missing in sessions that predate webhooks. */
  readonly webhookUrl?: string | null;
  readonly status: PaymentStatus;
  readonly transactionId: string | null;
  readonly card: CardMark | null;
  /** The card that needs its 3-D Secure code. */
  readonly challenge: CardMark | null;
  readonly idempotencyKey: string | null;
  readonly createdAt: number;
}

/** Money that went back to the card. `amount` in cents. */
export interface Refund extends Entity {
  readonly paymentId: string;
  readonly amount: number;
  readonly status: 'refunded' | 'refused';
  readonly idempotencyKey: string | null;
}

const sessionMs = 30 * 60 * 1000;

/** An open session expires after 30 minutes. */
function statusAt({ status, createdAt }: Payment, now: number): PaymentStatus {
  return status === 'open' && now - createdAt > sessionMs ? 'expired' : status;
}

const outcomes: readonly PaymentStatus[] = ['paid', 'declined', 'pending'];

/** The return address with the outcome. An expired session counts as cancelled. */
export function returnAddress({ returnUrl, status, transactionId }: Payment): string {
  const url = new URL(returnUrl);
  url.searchParams.set('transaction_id', transactionId ?? '');
  url.searchParams.set('payment_status', outcomes.includes(status) ? status : 'cancelled');
  return url.href;
}

type NewPayment = Pick<
  Payment,
  'reference' | 'amount' | 'currency' | 'language' | 'description' | 'returnUrl' | 'webhookUrl' | 'idempotencyKey'
>;

/** The 3-D Secure code of every bank. */
const secureCode = '123456';

/** The last digits of a card that can pay but cannot be credited. */
const refusingCard = '0259';

/** The payment sessions. Each step first checks that the session is open, so no step happens twice. */
export function createPayments({ journal, behaviour, now }: Sandbox, { send }: Webhooks) {
  const stored = journal.collection<Payment>('payment');
  const refunds = journal.collection<Refund>('refund');
  const holds = () => behaviour.of('cardpay').holdPayments;

  const end = (payment: Payment): Payment => {
    const ended = stored.put({ ...payment, challenge: null });
    send(ended);
    return ended;
  };

  /** Expires unpaid sessions, and confirms pending payments once the bank no longer holds them. */
  const settle = (payment: Payment): Payment => {
    if (payment.status === 'pending' && !holds()) return end({ ...payment, status: 'paid' });
    const status = statusAt(payment, now());
    return status === payment.status ? payment : end({ ...payment, status });
  };

  const get = (id: string): Payment | null => {
    const payment = stored.get(id);
    return payment && settle(payment);
  };

  const pay = (payment: Payment, card: CardMark): Payment => {
    const paid = { ...payment, transactionId: randomId('tx'), card, challenge: null };
    return holds() ? stored.put({ ...paid, status: 'pending' }) : end({ ...paid, status: 'paid' });
  };

  const decline = (payment: Payment, card: CardMark) => end({ ...payment, status: 'declined', card });

  return {
    get,

    create: (request: NewPayment): Payment => {
      const { idempotencyKey } = request;
      const same = idempotencyKey === null ? null : stored.find((payment) => payment.idempotencyKey === idempotencyKey);
      const blank = { status: 'open', transactionId: null, card: null, challenge: null } as const;
      return same ?? stored.put({ ...request, ...blank, id: randomId('pay'), createdAt: now() });
    },

    useCard: (payment: Payment, number: string): Payment => {
      if (payment.status !== 'open') return payment;
      const card = markOf(number);
      const outcome = outcomeOf(number);
      if (outcome === 'challenged') return stored.put({ ...payment, challenge: card });
      return outcome === 'pays' ? pay(payment, card) : decline(payment, card);
    },

    /** Pays with the right code; null for a wrong one. */
    useCode: (payment: Payment, code: string): Payment | null => {
      if (payment.status !== 'open' || !payment.challenge) return payment;
      return code.replace(/\s/gu, '') === secureCode ? pay(payment, payment.challenge) : null;
    },

    cancel: (payment: Payment): Payment =>
      payment.status === 'open' ? end({ ...payment, status: 'cancelled' }) : payment,

    /** Refunds at most the paid amount. Refuses larger amounts and cards that cannot be credited. */
    refund: (payment: Payment, amount: number, idempotencyKey: string | null): Refund => {
      const same = idempotencyKey === null ? null : refunds.find((refund) => refund.idempotencyKey === idempotencyKey);
      if (same) return same;
      const known = refunds.filter(({ paymentId, status }) => paymentId === payment.id && status === 'refunded');
      const sum = known.reduce((total, refund) => total + refund.amount, amount);
      const isRefused = payment.status !== 'paid' || sum > payment.amount || payment.card?.lastDigits === refusingCard;
      const status = isRefused ? 'refused' : 'refunded';
      return refunds.put({ id: randomId('refund'), paymentId: payment.id, amount, status, idempotencyKey });
    },

    /** Settles every session that is due. */
    settleDue: (): void => stored.filter(({ status }) => status === 'open' || status === 'pending').forEach(settle),
  };
}

export type Payments = ReturnType<typeof createPayments>;
