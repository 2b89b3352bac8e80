import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { LinkButton, Page, PageHead } from '@alzette/ui';
import { followSiteLink } from '../../routing/site-link';

/** Says that a phone is not sold, by its name where it once was, and leads to those that are. */
export function PhoneGone({ name }: { readonly name: string | null }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const href = pathFor('phones', locale, paths);
  return (
    <Page>
      <PageHead
        title={
          name === null ? (
            <FormattedMessage id="shell.phones.unknown" />
          ) : (
            <FormattedMessage id="shell.phones.gone" values={{ name }} />
          )
        }
        lead={<FormattedMessage id="shell.phones.gone.text" />}
      />
      <LinkButton variant="primary" href={href} onClick={followSiteLink(href)}>
        <FormattedMessage id="shell.phones.gone.action" />
      </LinkButton>
    </Page>
  );
}
