import { useState } from 'react';
import { useStore } from 'react-redux';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { errorCode, generateCartToken, sendSavedCart } from '@alzette/shop-client';
import { readEmail, savedEntries } from '@alzette/shop-model';
import { selectItems, type SharedState } from '@alzette/shop-store';

/** Spec row C3; `invalid` is an address that nothing was sent to (spec row C4). */
export type SaveState = 'idle' | 'invalid' | 'loading' | 'sent' | 'failed';

export interface SaveCartApi {
  readonly state: SaveState;
  readonly save: (typed: string) => Promise<void>;
  readonly dismiss: () => void;
}

/** Puts the cart into a token and has its link sent by e-mail. */
export function useSaveCart(): SaveCartApi {
  const { http, locale, report, site = window.location.origin } = useServices();
  const { paths } = useSettings();
  const store = useStore<SharedState>();
  const [state, setState] = useState<SaveState>('idle');

  async function save(typed: string): Promise<void> {
    const email = readEmail(typed);
    if (email === null) return setState('invalid');
    setState('loading');
    const token = await generateCartToken(http, savedEntries(selectItems(store.getState())));
    if (token === null) return setState('failed');
    try {
      await sendSavedCart(http, { email, tokenUrl: savedCartUrl(token), language: locale });
      setState('sent');
    } catch (error) {
      // The server's rule about addresses is stricter than ours: it is the address that has to change.
      if (errorCode(error) === 'email_invalid') return setState('invalid');
      report(error, { operation: 'save cart' });
      setState('failed');
    }
  }

  /** Spec row A3: site, locale, checkout path, token. */
  function savedCartUrl(token: string): string {
    const url = new URL(pathFor('checkout', locale, paths), site);
    url.searchParams.set('cartSaved', token);
    return url.href;
  }

  return { state, save, dismiss: () => setState('idle') };
}
