import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { LinkButton, Page, PageHead } from '@alzette/ui';

/** No flow for this cart; a way back to it (spec row A4). */
export function OtherCheckout() {
  const { locale } = useServices();
  const { paths } = useSettings();
  return (
    <Page>
      <PageHead title={<FormattedMessage id="checkout.other.title" />} />
      <LinkButton variant="primary" href={pathFor('cart', locale, paths)}>
        <FormattedMessage id="checkout.back.cart" />
      </LinkButton>
    </Page>
  );
}
