import type { ReactNode } from 'react';
import { Page } from '@alzette/ui';
import { LazyMessages } from '../chunks';
import { OffersFailed } from '../offers/offer-layout';
import { devicesCatalogue } from './catalogue';

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
