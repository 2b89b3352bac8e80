import { FormattedMessage } from 'react-intl';
import { Page, PageHead } from '@alzette/ui';
import { useEditQuery } from '../../offers/draft/use-edited-line';
import { usePlans } from '../../offers/plans/use-plans';
import { OffersFailed } from '../../offers/states/offers-failed';
import { usePhone } from '../offer/use-phone';
import { PhonesWords } from '../words/phones-words';
import { ChosenPhone } from './chosen-phone';
import { PhoneGone } from './phone-gone';
import { PhoneSkeleton } from './phone-skeleton';

/** One phone: how it looks, how it is paid, with which plan, and the way into the cart. */
export function PhonePage({ slug }: { readonly slug: string }) {
  const editQuery = useEditQuery();
  return <PhonePageFor key={`${slug} ${editQuery}`} slug={slug} editQuery={editQuery} />;
}

interface PhonePageForProps {
  readonly slug: string;
  readonly editQuery: string;
}

/** Phone, plans and words are read at the same time. */
function PhonePageFor({ slug, editQuery }: PhonePageForProps) {
  const found = usePhone(slug);
  const plans = usePlans('mobile');
  return (
    <PhonesWords skeleton={<PhoneSkeleton />}>
      {found.status === 'loading' && <PhoneSkeleton />}
      {found.status === 'failed' && (
        <Page>
          <PageHead title={<FormattedMessage id="shell.phones.title" />} />
          <OffersFailed onRetry={found.onRetry} />
        </Page>
      )}
      {found.status === 'ready' &&
        (found.value.isSold ? (
          <ChosenPhone phone={found.value.phone} plans={plans} editQuery={editQuery} />
        ) : (
          <PhoneGone name={found.value.name} />
        ))}
    </PhonesWords>
  );
}
