import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { EmptyState, LinkButton } from '@alzette/ui';

/** The drawn empty cart, with a way on (spec row E7). */
export function EmptyCart() {
  const { locale, navigate } = useServices();
  const { paths } = useSettings();
  const offers = pathFor('home', locale, paths);
  return (
    <EmptyState
      title={<FormattedMessage id="shop.empty.title" />}
      text={<FormattedMessage id="shop.empty.text" />}
      action={
        <LinkButton
          variant="primary"
          href={offers}
          onClick={(event) => {
            event.preventDefault();
            navigate(offers);
          }}
        >
          <FormattedMessage id="shop.empty.action" />
        </LinkButton>
      }
    />
  );
}
