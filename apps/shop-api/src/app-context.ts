import type { Certificate } from 'pkijs';
import type { Bypass, Operator } from '@alzette/operator-config';
import type { CreditCheck } from './credit-check/credit-check-port';
import type { Database } from './platform/database/transaction';
import type { IdentityService } from './identity/identity-service-port';
import type { PaymentProvider } from './payments/payment-provider-port';
import type { SignatureService } from './contracts/signature-service-port';

/** The outside companies, each behind a port of its own. */
export interface Partners {
  readonly creditCheck: CreditCheck;
  readonly identity: IdentityService;
  readonly payments: PaymentProvider;
  readonly signature: SignatureService;
}

/** What routes work with. */
export interface ShopContext {
  readonly database: Database;
  readonly operator: Operator;
  readonly partners: Partners;
  /** Address of the shop's site, without a trailing slash. */
  readonly siteUrl: string;
  /** Checks that a development build was told to leave out. */
  readonly bypass: Bypass;
  /** Address of this server as partners reach it, without a trailing slash. */
  readonly shopApiUrl: string;
  /** Secret shared with the partners, who sign with it what they tell by themselves. */
  readonly partnerKey: string;
  /** Former ones that partners may still sign with. */
  readonly formerPartnerKeys?: readonly string[];
  /** Whose signatures on contracts count: signers, or authorities that certify nobody but them. */
  readonly trustedSigners: readonly Certificate[];
  /** After how many hours without a move an order that nobody pays expires. */
  readonly orderLifetimeHours: number;
  /** For how many milliseconds the catalogue is taken to be unchanged; as `keepAnswers` says when left out. */
  readonly catalogueVersionMaxAgeMs?: number;
  readonly now: () => Date;
}
