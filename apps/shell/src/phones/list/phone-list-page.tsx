import { FormattedMessage } from 'react-intl';
import { useReading } from '@alzette/offer-widgets';
import { getDevices } from '@alzette/shop-client';
import { Page, PageHead } from '@alzette/ui';
import { OffersFailed } from '../../offers/states/offers-failed';
import { PhonesWords } from '../words/phones-words';
import { PhoneList } from './phone-list';
import { PhoneListSkeleton } from './phone-list-skeleton';

/** Every phone on sale. Phones and words are read at the same time. */
export function PhoneListPage() {
  const phones = useReading('devices', (http, locale) => getDevices(http, locale));
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="shell.phones.title" />}
        lead={<FormattedMessage id="shell.phones.lead" />}
      />
      <PhonesWords skeleton={<PhoneListSkeleton />}>
        {phones.status === 'loading' && <PhoneListSkeleton />}
        {phones.status === 'failed' && <OffersFailed onRetry={phones.onRetry} />}
        {phones.status === 'ready' && <PhoneList phones={phones.value} />}
      </PhonesWords>
    </Page>
  );
}
