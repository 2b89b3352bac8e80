import type { Bypass, Operator } from '@alzette/operator-config';
import type { Database } from './database/schema';

/** What every domain may use. A domain that needs more extends it. */
export interface ShopContext {
  readonly database: Database;
  readonly operator: Operator;
  /** Address of the shop's site, without a trailing slash. */
  readonly siteUrl: string;
  /** Checks that a development build leaves out. */
  readonly bypass: Bypass;
  readonly now: () => Date;
}

/** The versions of the legal texts that shoppers read now, yyyy-MM-dd. */
export interface LegalVersions {
  readonly terms: string;
  readonly privacy: string;
  readonly cookies: string;
}
