import { FormattedMessage } from 'react-intl';
import { Page, PageHead } from '@alzette/ui';
import { ToCartLink } from './to-cart-link';

/** No flow for a kind of checkout that the shop does not have; a way back to the cart (spec row A4). */
export function UnknownCheckout() {
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="shell.checkout.unknown.title" />}
        lead={<FormattedMessage id="shell.checkout.unknown.text" />}
      />
      <ToCartLink variant="primary" />
    </Page>
  );
}
