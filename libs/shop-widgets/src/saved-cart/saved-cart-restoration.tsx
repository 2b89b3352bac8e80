import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useServices } from '@alzette/remote-react';
import { decryptCartToken, rebuildCart, type UnavailableOffer } from '@alzette/shop-client';
import { savedCartRestored } from '@alzette/shop-store';
import { AlertPopup, LoadingPopup } from '@alzette/ui';

/** The restoration of a saved cart with its popups, a chunk of its own: few visits begin with such a link. */
export function SavedCartRestoration({ token }: { readonly token: string }) {
  const { restore, retry, dismiss } = useSavedCartRestore(token);
  const { formatMessage } = useIntl();
  const canRetry = restore.status === 'failed' && !restore.isFinal;
  return (
    <>
      <LoadingPopup open={restore.status === 'loading'} title={<FormattedMessage id="shop.restore.loading" />}>
        <FormattedMessage id="shop.restore.loadingText" />
      </LoadingPopup>
      <AlertPopup
        open={restore.status === 'failed'}
        title={<FormattedMessage id="form-checkout-esales.popup-api-error.get.savedCart.error-title" />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={dismiss}
        action={canRetry ? { label: formatMessage({ id: 'common.retry' }), onClick: retry } : undefined}
      >
        <p>
          <FormattedMessage
            id={
              canRetry
                ? 'shop.restore.catalogueAway'
                : 'form-checkout-esales.popup-api-error.get.savedCart.error-description'
            }
          />
        </p>
      </AlertPopup>
      <AlertPopup
        open={restore.status === 'unavailable'}
        title={<FormattedMessage id="shop.restore.goneTitle" />}
        closeLabel={formatMessage({ id: 'shop.restore.goneClose' })}
        onClose={dismiss}
      >
        {restore.status === 'unavailable' && <UnavailableOffers offers={restore.unavailable} />}
      </AlertPopup>
    </>
  );
}

function UnavailableOffers({ offers }: { readonly offers: readonly UnavailableOffer[] }) {
  return (
    <>
      <p>
        <FormattedMessage id="shop.restore.goneText" />
      </p>
      <ul>
        {offers.map(({ type, code, name }) => (
          <li key={`${type} ${code}`}>{name ?? <FormattedMessage id={`shop.gone.${type}`} values={{ code }} />}</li>
        ))}
      </ul>
    </>
  );
}

const pauseBeforeRestore = 10;

/** `failed` keeps the present cart; `isFinal` when a retry cannot help. */
type SavedCartRestore =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isFinal: boolean }
  | { readonly status: 'unavailable'; readonly unavailable: readonly UnavailableOffer[] };

interface SavedCartRestoreApi {
  readonly restore: SavedCartRestore;
  readonly retry: () => void;
  readonly dismiss: () => void;
}

/** One attempt to open a token. */
interface Attempt {
  readonly token: string;
}

/**
 * Restores the cart of a token (spec rows A2, C2, C6): popup, 10 ms, all requests, then one change of the cart.
 */
function useSavedCartRestore(token: string): SavedCartRestoreApi {
  const { http, locale, report } = useServices();
  const dispatch = useDispatch();
  const [attempt, setAttempt] = useState<Attempt>({ token });
  const [outcome, setOutcome] = useState<{ readonly attempt: Attempt; readonly restore: SavedCartRestore } | null>(
    null,
  );
  if (token !== attempt.token) setAttempt({ token });

  useEffect(() => {
    let left = false;
    const finish = (restore: SavedCartRestore) => !left && setOutcome({ attempt, restore });
    const timer = setTimeout(() => void restoreFrom(attempt), pauseBeforeRestore);

    async function restoreFrom({ token: opened }: Attempt) {
      const entries = await decryptCartToken(http, opened);
      if (entries === null) return finish({ status: 'failed', isFinal: true });
      try {
        const { items, unavailable } = await rebuildCart(http, locale, entries);
        if (left) return;
        if (items.length > 0) dispatch(savedCartRestored({ items }));
        finish(unavailable.length > 0 ? { status: 'unavailable', unavailable } : { status: 'idle' });
      } catch (error) {
        report(error, { operation: 'saved cart' });
        finish({ status: 'failed', isFinal: false });
      }
    }

    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [attempt, http, locale, dispatch, report]);

  const retry = useCallback(() => setAttempt((last) => ({ ...last })), []);
  const dismiss = useCallback(() => setOutcome((last) => last && { ...last, restore: { status: 'idle' } }), []);
  return { restore: outcome?.attempt === attempt ? outcome.restore : { status: 'loading' }, retry, dismiss };
}
