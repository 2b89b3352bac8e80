import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StepProps } from '@alzette/checkout-kit';
import type { Query } from '@alzette/shop-client';
import { useQuery } from '@alzette/shop-widgets';
import { Button, FormSkeleton, Note, RetryIcon } from '@alzette/ui';
import type * as Steps from './later-steps';

type LaterSteps = typeof Steps;

/** Most shoppers leave before these steps: their code loads with the first of them. */
export const laterSteps: Query<LaterSteps> = {
  key: 'later-steps',
  read: () => import(/* webpackChunkName: "later-steps" */ './later-steps'),
};

/** A step of that file. While it loads, the page shows the step's title and a skeleton. */
export function laterStep(name: keyof LaterSteps): ComponentType<StepProps> {
  return function LaterStep(props) {
    const file = useQuery(laterSteps);
    const { formatMessage } = useIntl();
    if (file.status === 'loading') return <FormSkeleton label={formatMessage({ id: 'common.loading' })} />;
    if (file.status === 'failed') return <StepFailed onRetry={file.onRetry} />;
    const Step: ComponentType<StepProps> = file.value[name];
    return <Step {...props} />;
  };
}

function StepFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Note tone="error" role="alert" title={<FormattedMessage id="summary.failed.unreachable.title" />}>
      <p>
        <FormattedMessage id="summary.failed.unreachable.text" />
      </p>
      <Button icon={<RetryIcon size={20} />} onClick={onRetry}>
        <FormattedMessage id="common.retry" />
      </Button>
    </Note>
  );
}
