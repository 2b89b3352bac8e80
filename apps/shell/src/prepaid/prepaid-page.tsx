import { LazyMessages } from '../chunks';
import { OffersFailed } from '../offers/offer-layout';
import type { PrepaidPageName } from '../pages';
import { prepaidCatalogue } from './catalogue';
import { PrepaidFrame, PrepaidSkeleton } from './prepaid-frame';
import { StarterPacksPage } from './starter-packs';
import { TopUpPage } from './top-up';

const pages = { 'top-up': TopUpPage, 'starter-packs': StarterPacksPage };

/** The prepaid pages. Loads its own messages. */
export function PrepaidPage({ page }: { readonly page: PrepaidPageName }) {
  const OpenPage = pages[page];
  return (
    <LazyMessages
      name="prepaid"
      catalogue={prepaidCatalogue}
      skeleton={
        <PrepaidFrame page={page}>
          <PrepaidSkeleton page={page} />
        </PrepaidFrame>
      }
      renderFailed={(onRetry) => (
        <PrepaidFrame page={page}>
          <OffersFailed onRetry={onRetry} />
        </PrepaidFrame>
      )}
    >
      <OpenPage />
    </LazyMessages>
  );
}
