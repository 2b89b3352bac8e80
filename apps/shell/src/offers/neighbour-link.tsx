import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-kit';
import type { SubscriptionFamily } from '@alzette/shop-model';
import { ArrowRightIcon, LinkButton } from '@alzette/ui';
import { followSiteLink } from '../routing/site-link';

const neighbours: Partial<Record<SubscriptionFamily, SubscriptionFamily>> = {
  mobile: 'internet-mobile',
  internet: 'internet-mobile',
  tv: 'duo',
  duo: 'tv',
};

/** The way from a family to the one that holds it with something more. */
export function NeighbourLink({ family }: { readonly family: SubscriptionFamily }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const neighbour = neighbours[family];
  if (!neighbour) return null;
  const href = pathFor(neighbour, locale, paths);
  return (
    <LinkButton look="link" href={href} onClick={followSiteLink(href)}>
      <FormattedMessage id={`shell.${neighbour}.invitation`} />
      <ArrowRightIcon size={20} />
    </LinkButton>
  );
}
