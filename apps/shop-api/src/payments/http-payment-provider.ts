import { Type } from 'typebox';
import type { PartnerClient } from '../platform/partners/partner-client';
import type { NewPaymentSession, PaymentProvider, PaymentSession } from './payment-provider-port';

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

/** The card payment provider over HTTP: `/cardpay/sessions`. */
export class HttpPaymentProvider implements PaymentProvider {
  constructor(private readonly client: PartnerClient) {}

  createSession({ idempotencyKey, ...body }: NewPaymentSession) {
    return this.client.post(CreatedSessionSchema, { path: '/cardpay/sessions', body, idempotencyKey });
  }

  findSession(id: string, timeout?: number): Promise<PaymentSession | null> {
    return this.client.get(SessionSchema, { path: `/cardpay/sessions/${encodeURIComponent(id)}`, timeoutMs: timeout });
  }

  async cancelSession(id: string): Promise<void> {
    const path = `/cardpay/sessions/${encodeURIComponent(id)}/cancel`;
    await this.client.post(SessionSchema, { path, idempotencyKey: `cancel-${id}` });
  }
}
