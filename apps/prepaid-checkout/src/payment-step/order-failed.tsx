import { FormattedMessage } from 'react-intl';
import { useGoToStep } from '@alzette/checkout-kit';
import { Button, Card, Note, RetryIcon, Stack } from '@alzette/ui';

const explained = ['unreachable', 'price_changed', 'phone_number_invalid'];

interface OrderFailedProps {
  readonly code: string;
  readonly onRetry: () => void;
}

/** Why there is no order, and the way on: another try, or back to what was typed (spec row M6). */
export function OrderFailed({ code, onRetry }: OrderFailedProps) {
  const goToStep = useGoToStep();
  const id = explained.includes(code) ? code : 'generic';
  return (
    <Card>
      <Stack>
        <Note tone="error" role="alert" title={<FormattedMessage id={`prepaid.failed.${id}.title`} />}>
          <FormattedMessage id={`prepaid.failed.${id}.text`} />
        </Note>
        <Button icon={<RetryIcon size={20} />} onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
        <Button variant="link" onClick={() => goToStep('number', { replace: true })}>
          <FormattedMessage id="prepaid.failed.back" />
        </Button>
      </Stack>
    </Card>
  );
}
