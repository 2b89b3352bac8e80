import { FormattedMessage, useIntl } from 'react-intl';
import type { GoneOffer } from '@alzette/shop-client';
import { AlertPopup, LoadingPopup } from '@alzette/ui';
import { useSavedCartRestore } from './use-saved-cart-restore';

interface SavedCartRestorerProps {
  /** The page's path and query, as the host gives them. */
  readonly path: string;
  readonly query: string;
}

/** Restores the cart of a link on whichever page it opens, and says how it went. */
export function SavedCartRestorer({ path, query }: SavedCartRestorerProps) {
  const { restore, retry, dismiss } = useSavedCartRestore(path, query);
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
        open={restore.status === 'gone'}
        title={<FormattedMessage id="shop.restore.goneTitle" />}
        closeLabel={formatMessage({ id: 'shop.restore.goneClose' })}
        onClose={dismiss}
      >
        {restore.status === 'gone' && <GoneOffers gone={restore.gone} />}
      </AlertPopup>
    </>
  );
}

function GoneOffers({ gone }: { readonly gone: readonly GoneOffer[] }) {
  return (
    <>
      <p>
        <FormattedMessage id="shop.restore.goneText" />
      </p>
      <ul>
        {gone.map(({ type, code, name }) => (
          <li key={`${type} ${code}`}>{name ?? <FormattedMessage id={`shop.gone.${type}`} values={{ code }} />}</li>
        ))}
      </ul>
    </>
  );
}
