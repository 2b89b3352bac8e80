import type { ReactNode } from 'react';
import { Page } from '@alzette/ui';
import { OffersFailed } from '../../offers/states/offers-failed';
import { LazyWords } from '../../words/lazy-words';
import { phonesCatalogue } from '../catalogue';

interface PhonesWordsProps {
  /** Shown until the words are there; has to do with those of the shell. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Gives what is inside the words of the phones' pages beside those of the shell. */
export function PhonesWords({ skeleton, children }: PhonesWordsProps) {
  return (
    <LazyWords
      of="phones"
      catalogue={phonesCatalogue}
      skeleton={skeleton}
      renderFailed={(onRetry) => (
        <Page>
          <OffersFailed onRetry={onRetry} />
        </Page>
      )}
    >
      {children}
    </LazyWords>
  );
}
