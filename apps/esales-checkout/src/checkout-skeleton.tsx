import { useIntl } from 'react-intl';
import { FormSkeleton, Page } from '@alzette/ui';

/** Stands for a moment after a reload, until it is known which step can be shown. */
export function CheckoutSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <FormSkeleton label={formatMessage({ id: 'common.loading' })} />
    </Page>
  );
}
