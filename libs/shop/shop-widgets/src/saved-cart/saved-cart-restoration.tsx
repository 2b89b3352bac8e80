import { useEffect, useState } from 'react';
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

/** Restores the cart of a token (spec rows A2, C2, C6): popup, 10 ms, all requests, then one change of the cart. */
function useSavedCartRestore(token: string): SavedCartRestoreApi {
  const { http, locale, report } = useServices();
  const dispatch = useDispatch();
  const [attempt, setAttempt] = useState(1);
  const [restore, setRestore] = useState<SavedCartRestore>({ status: 'loading' });

  useEffect(() => {
    let left = false;
    const finish = (result: SavedCartRestore) => !left && setRestore(result);
    const timer = setTimeout(() => void restoreCart(), pauseBeforeRestore);

    async function restoreCart() {
      const entries = await decryptCartToken(http, token);
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
  }, [attempt, token, http, locale, dispatch, report]);

  function retry() {
    setRestore({ status: 'loading' });
    setAttempt((count) => count + 1);
  }
  return { restore, retry, dismiss: () => setRestore({ status: 'idle' }) };
}
