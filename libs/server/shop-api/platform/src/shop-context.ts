import type { Bypass, Operator } from '@alzette/operator-config';
import type { LegalTexts } from '@alzette/operator-config/load';
import type { Database } from './database/schema';

/** What every domain may use. A domain that needs more extends it. */
export interface ShopContext {
  readonly database: Database;
  readonly operator: Operator;
  /** What shoppers read now. A version is the same in each language. */
  readonly legalTexts: LegalTexts;
  /** Address of the shop's site, without a trailing slash. */
  readonly siteUrl: string;
  /** Checks that a development build leaves out. */
  readonly bypass: Bypass;
  readonly now: () => Date;
}
