import { FormattedMessage } from 'react-intl';
import { Page, PageHead } from '@alzette/ui';

interface PhonesPageProps {
  /** Which phone; null for the list of all. */
  readonly slug: string | null;
}

/** The phones on sale, or one of them. */
export function PhonesPage({ slug }: PhonesPageProps) {
  return (
    <Page key={slug}>
      <PageHead title={<FormattedMessage id="shell.phones.title" />} lead={<FormattedMessage id="shell.phones.lead" />} />
    </Page>
  );
}
