import type { Locale } from '@alzette/shop-model';

/** `amount` in cents. */
export interface NewPaymentSession {
  readonly reference: string;
  readonly amount: number;
  readonly currency: 'EUR';
  readonly language: Locale;
  readonly description: string;
  readonly returnUrl: string;
  /** Where the provider tells by itself how it ended. */
  readonly webhookUrl: string;
  /** Two calls with the same key are one session. */
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

export interface PaymentProvider {
  createSession(session: NewPaymentSession): Promise<{ readonly id: string; readonly redirectUrl: string }>;
  /** @param timeout milliseconds, 10 000 when left out */
  findSession(id: string, timeout?: number): Promise<PaymentSession | null>;
  /** Lets nobody pay there any more; a session that ended already stays as it is. */
  cancelSession(id: string): Promise<void>;
}
