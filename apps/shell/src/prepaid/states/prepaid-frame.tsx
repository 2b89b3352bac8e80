import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Page } from '@alzette/ui';
import { NeighbourLink } from '../../offers/neighbour-link';
import { OfferHead } from '../../offers/offer-head';
import type { PrepaidPageName } from '../pages';

interface PrepaidFrameProps {
  readonly page: PrepaidPageName;
  readonly children: ReactNode;
}

/** Head and width of a prepaid page; all its words are the shell's. */
export function PrepaidFrame({ page, children }: PrepaidFrameProps) {
  return (
    <Page>
      <OfferHead
        title={<FormattedMessage id={`shell.${page}.title`} />}
        lead={<FormattedMessage id={`shell.${page}.lead`} />}
        more={<NeighbourLink page={page} />}
      />
      {children}
    </Page>
  );
}
