import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVoucherDevice, VoucherForm } from '@alzette/shop-widgets';
import { Disclosure, FoldButton, Folds, MailIcon, Note, PrintIcon, TagIcon } from '@alzette/ui';
import { SaveCartForm } from './save-cart-form';

/** Says that the cart stays, and how to take it along; once dismissed it does not come back (spec row B5). */
export function SaveBanner() {
  const { isDismissed, dismiss } = useDismissed('alzette.cart-banner');
  const { formatMessage } = useIntl();
  if (isDismissed) return null;
  return (
    <div data-print="hidden">
      <Note
        title={<FormattedMessage id="cart.banner.title" />}
        closeLabel={formatMessage({ id: 'cart.banner.close' })}
        onClose={dismiss}
      >
        <FormattedMessage id="cart.banner.text" />
      </Note>
    </div>
  );
}

/** Whether a notice was dismissed in this browser. One that stores nothing forgets it with the page. */
function useDismissed(key: string) {
  const [isDismissed, setDismissed] = useState(() => read(key));

  function dismiss() {
    setDismissed(true);
    try {
      window.localStorage.setItem(key, 'dismissed');
    } catch {
      // Storage is full or blocked: the notice is gone for this page, which is all that was asked.
    }
  }

  return { isDismissed, dismiss };
}

function read(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Promo code, saving by e-mail and printing, one row each (spec rows B3, B4). */
export function CartExtras() {
  const device = useVoucherDevice();
  return (
    <div data-print="hidden">
      <Folds>
        {device && (
          <Disclosure variant="fold" icon={<TagIcon size={20} />} summary={<FormattedMessage id="cart.promo" />}>
            <VoucherForm device={device} />
          </Disclosure>
        )}
        <Disclosure variant="fold" icon={<MailIcon size={20} />} summary={<FormattedMessage id="cart.save" />}>
          <SaveCartForm />
        </Disclosure>
        <FoldButton icon={<PrintIcon size={20} />} onClick={() => window.print()}>
          <FormattedMessage id="cart.print" />
        </FoldButton>
      </Folds>
    </div>
  );
}
