import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { LinkButton } from '@alzette/ui';
import { followSiteLink } from '../routing/site-link';

/** The way back from a checkout that cannot be shown: its header has none. */
export function ToCartLink({ variant }: { readonly variant?: 'primary' }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const href = pathFor('cart', locale, paths);
  return (
    <LinkButton {...(variant && { variant })} href={href} onClick={followSiteLink(href)}>
      <FormattedMessage id="shell.toCart" />
    </LinkButton>
  );
}
