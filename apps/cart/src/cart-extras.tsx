import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVoucherDevice, VoucherForm } from '@alzette/shop-widgets';
import { Disclosure, DisclosureListButton, DisclosureList, MailIcon, Note, PrintIcon, TagIcon } from '@alzette/ui';
import { SaveCartForm } from './save-cart-form';

/** A note that the cart is stored in the browser; it stays dismissed (spec row B5). */
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

/** Whether a notice was dismissed in this browser; without storage, on this page. */
function useDismissed(key: string) {
  const [isDismissed, setDismissed] = useState(() => read(key));

  function dismiss() {
    setDismissed(true);
    try {
      window.localStorage.setItem(key, 'dismissed');
    } catch {
      // Storage is full or blocked: the notice stays dismissed until the next page load.
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

export function CartExtras() {
  const device = useVoucherDevice();
  return (
    <div data-print="hidden">
      <DisclosureList>
        {device && (
          <Disclosure variant="row" icon={<TagIcon size={20} />} summary={<FormattedMessage id="cart.promo" />}>
            <VoucherForm device={device} />
          </Disclosure>
        )}
        <Disclosure variant="row" icon={<MailIcon size={20} />} summary={<FormattedMessage id="cart.save" />}>
          <SaveCartForm />
        </Disclosure>
        <DisclosureListButton icon={<PrintIcon size={20} />} onClick={() => window.print()}>
          <FormattedMessage id="cart.print" />
        </DisclosureListButton>
      </DisclosureList>
    </div>
  );
}
