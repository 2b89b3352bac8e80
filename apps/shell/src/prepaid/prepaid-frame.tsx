import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Columns, FormSkeleton, Page, PanelSkeleton, Skeleton, Stack } from '@alzette/ui';
import { NeighbourLink, OfferHead } from '../offers/offer-layout';
import type { PrepaidPageName } from '../routing/pages';
import styles from './prepaid-frame.module.css';

interface PrepaidFrameProps {
  readonly page: PrepaidPageName;
  readonly children: ReactNode;
}

/** Heading and width of a prepaid page; uses messages of the shell only. */
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

export function PrepaidSkeleton({ page }: { readonly page: PrepaidPageName }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'shell.loading' });
  return (
    <Columns aside={<PanelSkeleton label={label} lines={1} />}>
      <Stack>
        {page === 'starter-packs' && (
          <div className={styles.packs}>
            <Skeleton width="100%" height={388} radius={16} />
            <Skeleton width="100%" height={388} radius={16} />
          </div>
        )}
        <FormSkeleton label={label} />
      </Stack>
    </Columns>
  );
}
