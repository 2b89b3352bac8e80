import { Type } from 'typebox';
import type { KeyRing } from '@alzette/server-kit';
import type { Locale } from '@alzette/shop-model';
import type { PartnerClient, ShopContext } from '@alzette/shop-api/platform';

/** `amount` in cents. */
export interface NewPaymentSession {
  readonly reference: string;
  readonly amount: number;
  readonly currency: 'EUR';
  readonly language: Locale;
  readonly description: string;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  /** Two calls with the same key create one session. */
  readonly idempotencyKey: string;
}

export interface PaymentSession {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'open' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired';
  readonly transactionId: string | null;
  readonly card: { readonly brand: string; readonly lastDigits: string } | null;
}

/** `amount` in cents. */
export interface NewRefund {
  readonly sessionId: string;
  readonly amount: number;
  readonly idempotencyKey: string;
}

/** `refused` is final: the card cannot be credited. */
export type RefundOutcome = 'refunded' | 'refused';

export interface PaymentProvider {
  createSession(session: NewPaymentSession): Promise<{ readonly id: string; readonly redirectUrl: string }>;
  /** @param timeoutMs 10,000 if left out */
  findSession(id: string, timeoutMs?: number): Promise<PaymentSession | null>;
  /** Ends an open session; a session that has ended stays as it is. */
  cancelSession(id: string): Promise<void>;
  /** Pays a part or the whole of a paid session back. Two calls with the same key pay once. */
  refund(refund: NewRefund): Promise<RefundOutcome>;
}

export interface PaymentContext extends ShopContext {
  readonly partners: { readonly payments: PaymentProvider };
  /** Address at which partners reach this server, without a trailing slash. */
  readonly shopApiUrl: string;
  /** Secrets of the provider's webhooks. The provider may sign with any of them. */
  readonly webhookKeys: KeyRing;
}

const CreatedSessionSchema = Type.Object({
  id: Type.String({ minLength: 1 }),
  redirectUrl: Type.String({ pattern: '^https?://' }),
});

const SessionSchema = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.Union([
    Type.Literal('open'),
    Type.Literal('pending'),
    Type.Literal('paid'),
    Type.Literal('declined'),
    Type.Literal('cancelled'),
    Type.Literal('expired'),
  ]),
  transactionId: Type.Union([Type.String(), Type.Null()]),
  card: Type.Union([Type.Object({ brand: Type.String(), lastDigits: Type.String() }), Type.Null()]),
});

const RefundSchema = Type.Object({ status: Type.Union([Type.Literal('refunded'), Type.Literal('refused')]) });

/** The card payment provider over HTTP: `/cardpay/sessions`. */
export class HttpPaymentProvider implements PaymentProvider {
  constructor(private readonly client: PartnerClient) {}

  createSession({ idempotencyKey, ...body }: NewPaymentSession) {
    return this.client.post(CreatedSessionSchema, { path: '/cardpay/sessions', body, idempotencyKey });
  }

  findSession(id: string, timeoutMs?: number): Promise<PaymentSession | null> {
    return this.client.get(SessionSchema, { path: `/cardpay/sessions/${encodeURIComponent(id)}`, timeoutMs });
  }

  async cancelSession(id: string): Promise<void> {
    const path = `/cardpay/sessions/${encodeURIComponent(id)}/cancel`;
    await this.client.post(SessionSchema, { path, idempotencyKey: `cancel-${id}` });
  }

  async refund({ sessionId, amount, idempotencyKey }: NewRefund): Promise<RefundOutcome> {
    const path = `/cardpay/sessions/${encodeURIComponent(sessionId)}/refunds`;
    return (await this.client.post(RefundSchema, { path, body: { amount }, idempotencyKey })).status;
  }
}
