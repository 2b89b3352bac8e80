import { FormSkeleton, Stack } from '@alzette/ui';
import { useIntl } from 'react-intl';
import { PreparationFailed } from './preparation/preparation-failed';
import { PreparationPopup } from './preparation/preparation-popup';
import { useSummaryPreparation } from './preparation/use-summary-preparation';
import { SummaryForm } from './summary-form';

/** Creates the order, then everything is read, signed and paid here. */
export function SummaryStep() {
  const { preparation, handleRetry } = useSummaryPreparation();
  const { formatMessage } = useIntl();
  if (preparation.status === 'failed') return <PreparationFailed code={preparation.code} onRetry={handleRetry} />;
  if (preparation.status === 'ready') {
    const { order, documents } = preparation;
    return <SummaryForm key={order.tokenValue} order={order} documents={documents} onOrderAgain={handleRetry} />;
  }
  return (
    <Stack>
      <FormSkeleton label={formatMessage({ id: 'common.loading' })} />
      <PreparationPopup step={preparation.step} />
    </Stack>
  );
}
