import { FormattedMessage, useIntl } from 'react-intl';
import { Note } from '@alzette/ui';
import { useDismissed } from './use-dismissed';

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
