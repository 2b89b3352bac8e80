import type { Sandbox } from '../build';
import { randomId } from '../state/random-id';
import { markOf, outcomeOf } from './card';
import { statusAt, type CardMark, type Payment } from './payment';
import type { Webhooks } from './webhooks';

type NewPayment = Pick<
  Payment,
  'reference' | 'amount' | 'currency' | 'language' | 'description' | 'returnUrl' | 'webhookUrl' | 'idempotencyKey'
>;

/** The 3-D Secure code that every bank of the sandbox sends. */
export const secureCode = '123456';

/** The payment sessions. No step of a session happens twice: each begins by looking whether it is still open. */
export function payments({ journal, behaviour, now }: Sandbox, { announce }: Webhooks) {
  const kept = journal.collection<Payment>('payment');
  const holds = () => behaviour.of('cardpay').holdPayments;

  const end = (payment: Payment): Payment => {
    const ended = kept.put({ ...payment, challenge: null });
    announce(ended);
    return ended;
  };

  /** Time ends a session that nobody paid, and the bank answers in the end. */
  const settle = (payment: Payment): Payment => {
    if (payment.status === 'pending' && !holds()) return end({ ...payment, status: 'paid' });
    const status = statusAt(payment, now());
    return status === payment.status ? payment : end({ ...payment, status });
  };

  const get = (id: string): Payment | null => {
    const payment = kept.get(id);
    return payment && settle(payment);
  };

  const pay = (payment: Payment, card: CardMark): Payment => {
    const paid = { ...payment, transactionId: randomId('tx'), card, challenge: null };
    return holds() ? kept.put({ ...paid, status: 'pending' }) : end({ ...paid, status: 'paid' });
  };

  const decline = (payment: Payment, card: CardMark) => end({ ...payment, status: 'declined', card });

  return {
    get,

    create: (wanted: NewPayment): Payment => {
      const { idempotencyKey } = wanted;
      const same = idempotencyKey === null ? null : kept.find((payment) => payment.idempotencyKey === idempotencyKey);
      const blank = { status: 'open', transactionId: null, card: null, challenge: null } as const;
      return same ?? kept.put({ ...wanted, ...blank, id: randomId('pay'), createdAt: now() });
    },

    useCard: (payment: Payment, number: string): Payment => {
      if (payment.status !== 'open') return payment;
      const card = markOf(number);
      const outcome = outcomeOf(number);
      if (outcome === 'challenged') return kept.put({ ...payment, challenge: card });
      return outcome === 'pays' ? pay(payment, card) : decline(payment, card);
    },

    /** The payment, paid when the code is right; null when it is wrong. */
    useCode: (payment: Payment, code: string): Payment | null => {
      if (payment.status !== 'open' || !payment.challenge) return payment;
      return code.replace(/\s/gu, '') === secureCode ? pay(payment, payment.challenge) : null;
    },

    cancel: (payment: Payment): Payment =>
      payment.status === 'open' ? end({ ...payment, status: 'cancelled' }) : payment,

    /** Settles every session whose time has come, whether or not anybody asks for it. */
    settleDue: (): void => kept.filter(({ status }) => status === 'open' || status === 'pending').forEach(settle),
  };
}

export type Payments = ReturnType<typeof payments>;
