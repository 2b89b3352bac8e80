import { FormattedMessage } from 'react-intl';
import { Page, PageHead } from '@alzette/ui';
import { PhoneSkeleton } from './detail/phone-skeleton';
import { PhoneListSkeleton } from './list/phone-list-skeleton';

/** The shape of the page that comes; all its words are the shell's. */
export function PhonesSkeleton({ slug }: { readonly slug: string | null }) {
  if (slug !== null) return <PhoneSkeleton />;
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="shell.phones.title" />}
        lead={<FormattedMessage id="shell.phones.lead" />}
      />
      <PhoneListSkeleton />
    </Page>
  );
}
