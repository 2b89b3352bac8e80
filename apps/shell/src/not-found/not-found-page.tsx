import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { LinkButton, Page, PageHead } from '@alzette/ui';

export function NotFoundPage() {
  const { locale } = useServices();
  const { paths } = useSettings();
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="shell.notFound.title" />}
        lead={<FormattedMessage id="shell.notFound.text" />}
      />
      <LinkButton variant="primary" href={pathFor('home', locale, paths)}>
        <FormattedMessage id="shell.notFound.action" />
      </LinkButton>
    </Page>
  );
}
