import type { Locale } from '@alzette/shop-model';
import type { Entity } from '../state/journal';

/** `pending`: the shopper has done everything, the bank has not answered. */
export type PaymentStatus = 'open' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired';

/** What is kept of a card: never its number. */
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
  /** Where the merchant wants to hear how it ended. Sessions of before there were webhooks have none. */
  readonly webhookUrl?: string | null;
  readonly status: PaymentStatus;
  readonly transactionId: string | null;
  readonly card: CardMark | null;
  /** The card that waits for its 3-D Secure code. */
  readonly challenge: CardMark | null;
  readonly idempotencyKey: string | null;
  readonly createdAt: number;
}

const openFor = 30 * 60 * 1000;

/** The status now: an open session expires after 30 minutes. */
export function statusAt({ status, createdAt }: Payment, now: number): PaymentStatus {
  return status === 'open' && now - createdAt > openFor ? 'expired' : status;
}

const outcomes: readonly PaymentStatus[] = ['paid', 'declined', 'pending'];

/** Where the shopper goes back to: the shop's address with the outcome. An expired session counts as cancelled. */
export function returnAddress({ returnUrl, status, transactionId }: Payment): string {
  const url = new URL(returnUrl);
  url.searchParams.set('transaction_id', transactionId ?? '');
  url.searchParams.set('payment_status', outcomes.includes(status) ? status : 'cancelled');
  return url.href;
}
