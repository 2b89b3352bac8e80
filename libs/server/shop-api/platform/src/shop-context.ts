import type { Bypass, Operator } from '@alzette/operator-config';
import type { LegalTexts } from '@alzette/operator-config/load';
import type { Database } from './database/schema';

/** The dependencies available to every domain. A domain that needs more extends it. */
export interface ShopContext {
  readonly database: Database;
  readonly operator: Operator;
  /** The current legal texts. A version is the same in each language. */
  readonly legalTexts: LegalTexts;
  /** Address of the shop's site, without a trailing slash. */
  readonly siteUrl: string;
  /** Checks that a development build leaves out. */
  readonly bypass: Bypass;
  readonly now: () => Date;
}
