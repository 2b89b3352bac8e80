import type { ReactNode } from 'react';
import { defineCatalogue } from '@alzette/i18n';
import { Page } from '@alzette/ui';
import { LazyMessages } from '../chunks';
import { OffersFailed } from '../offers/offer-layout';

/** Messages of the device pages, in a chunk of their own: most visits never open these pages. */
export const devicesCatalogue = defineCatalogue({
  fr: () => import(/* webpackChunkName: "phones-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "phones-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "phones-messages-de" */ './messages/de.json'),
});

interface DevicesMessagesProps {
  /** Rendered before the messages arrive: uses those of the shell only. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Adds the messages of the device pages to those of the shell. */
export function DevicesMessages({ skeleton, children }: DevicesMessagesProps) {
  return (
    <LazyMessages
      name="devices"
      catalogue={devicesCatalogue}
      skeleton={skeleton}
      renderFailed={(onRetry) => (
        <Page>
          <OffersFailed onRetry={onRetry} />
        </Page>
      )}
    >
      {children}
    </LazyMessages>
  );
}
