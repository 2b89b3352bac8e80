import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useFileAddress, useServices, useSettings } from '@alzette/remote-react';
import type { OrderResponse } from '@alzette/shop-model';
import { LinkButton } from '@alzette/ui';

/** The link to the page of an order, which is on the shop's own site. */
export function FollowOrder({ order }: { readonly order: OrderResponse }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const onSite = useFileAddress();
  return (
    <LinkButton href={onSite(`${pathFor('orders', locale, paths)}?order=${encodeURIComponent(order.tokenValue)}`)}>
      <FormattedMessage id="order.follow" />
    </LinkButton>
  );
}
