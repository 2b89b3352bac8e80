import { FormattedMessage } from 'react-intl';
import { type MessageId, type Page, pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { SiteLink } from './site-location';

export interface PageLinkProps {
  readonly page: Page;
  /** Message of the page's name. */
  readonly name: MessageId;
  /** The open page, whose link is marked. */
  readonly current: Page | null;
  /** Called after the link was followed, for menus that close. */
  readonly onFollow?: () => void;
}

/** A link to a page of the shell, by its name. */
export function PageLink({ page, name, current, ...rest }: PageLinkProps) {
  const { locale } = useServices();
  const { paths } = useSettings();
  return (
    <SiteLink href={pathFor(page, locale, paths)} aria-current={page === current ? 'page' : undefined} {...rest}>
      <FormattedMessage id={name} />
    </SiteLink>
  );
}
