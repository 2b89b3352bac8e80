import { OffersFailed } from '../offers/states/offers-failed';
import { LazyWords } from '../words/lazy-words';
import { prepaidCatalogue } from './catalogue';
import type { PrepaidPageName } from './pages';
import { StarterPacksPage } from './starter-packs/starter-packs-page';
import { PrepaidFrame } from './states/prepaid-frame';
import { PrepaidSkeleton } from './states/prepaid-skeleton';
import { TopUpPage } from './top-up/top-up-page';

const pages = { 'top-up': TopUpPage, 'starter-packs': StarterPacksPage };

/** What is sold without a contract. Brings its own words. */
export function PrepaidPage({ page }: { readonly page: PrepaidPageName }) {
  const OpenPage = pages[page];
  return (
    <LazyWords
      of="prepaid"
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
    </LazyWords>
  );
}
