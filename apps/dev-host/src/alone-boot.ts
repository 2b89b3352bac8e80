import type { Bypass, Operator } from '@alzette/operator-config';
import type { Customer, FormValues, Locale, PrepaidProduct, SavedCartEntry } from '@alzette/shop-model';

/** A ready-made state of the page, one entry of a remote's `alone.json`. */
export interface AloneState {
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
  /** Address in each language, after the locale, with the query: `checkout?step=contract`. */
  readonly path: Readonly<Record<Locale, string>>;
  /** Line items in the form of a saved cart; their data comes from the recorded catalogue. */
  readonly cart?: readonly SavedCartEntry[];
  readonly prepaid?: PrepaidProduct;
  readonly values?: FormValues;
  readonly customer?: Customer;
  /** Checks that this state bypasses. */
  readonly bypass?: readonly (keyof Bypass)[];
}

/** The boot data of the dev server's page. */
export interface AloneBoot {
  readonly remote: string;
  /** Whether the remote has a server bundle. */
  readonly isDrawable: boolean;
  readonly operator: Operator;
  readonly states: readonly AloneState[];
}

export const aloneBootId = 'alzette-alone';

export function readAloneBoot(): AloneBoot {
  const text = document.getElementById(aloneBootId)?.textContent;
  if (!text) throw new Error(`The page has no #${aloneBootId}: it does not come from a dev server`);
  return JSON.parse(text) as AloneBoot;
}
