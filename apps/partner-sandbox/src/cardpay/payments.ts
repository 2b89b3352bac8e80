import type { Sandbox } from '../build';
import { randomId } from '../state/random-id';
import { markOf, outcomeOf } from './card';
import { statusAt, type CardMark, type Payment } from './payment';

type NewPayment = Pick<
  Payment,
  'reference' | 'amount' | 'currency' | 'language' | 'description' | 'returnUrl' | 'idempotencyKey'
>;

/** The 3-D Secure code that every bank of the sandbox sends. */
export const secureCode = '123456';

/** The payment sessions. No step of a session happens twice: each begins by looking whether it is still open. */
export function payments({ journal, now }: Sandbox) {
  const kept = journal.collection<Payment>('payment');

  const get = (id: string): Payment | null => {
    const payment = kept.get(id);
    return payment && { ...payment, status: statusAt(payment, now()) };
  };

  const pay = (payment: Payment, card: CardMark) =>
    kept.put({ ...payment, status: 'paid', transactionId: randomId('tx'), card, challenge: null });

  const decline = (payment: Payment, card: CardMark) => kept.put({ ...payment, status: 'declined', card });

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
      payment.status === 'open' ? kept.put({ ...payment, status: 'cancelled', challenge: null }) : payment,
  };
}

export type Payments = ReturnType<typeof payments>;
