import { FormattedMessage } from 'react-intl';
import { pathFor, type NamedPage } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { ArrowRightIcon, LinkButton } from '@alzette/ui';
import { followSiteLink } from '../routing/site-link';

const neighbours: Partial<Record<NamedPage, NamedPage>> = {
  mobile: 'internet-mobile',
  internet: 'internet-mobile',
  tv: 'duo',
  duo: 'tv',
  'top-up': 'starter-packs',
  'starter-packs': 'top-up',
};

/** The way from a page of offers to the one that may have been meant, or that has something more. */
export function NeighbourLink({ page }: { readonly page: NamedPage }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const neighbour = neighbours[page];
  if (!neighbour) return null;
  const href = pathFor(neighbour, locale, paths);
  return (
    <LinkButton variant="link" href={href} onClick={followSiteLink(href)}>
      <FormattedMessage id={`shell.${neighbour}.invitation`} />
      <ArrowRightIcon size={20} />
    </LinkButton>
  );
}
