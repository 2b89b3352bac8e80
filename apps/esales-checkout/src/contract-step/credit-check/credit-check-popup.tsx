import { FormattedMessage, useIntl } from 'react-intl';
import { AlertPopup, LoadingPopup } from '@alzette/ui';
import type { CreditCheckState } from './use-credit-check';

interface CreditCheckPopupProps {
  readonly state: CreditCheckState;
  readonly onClose: () => void;
}

export function CreditCheckPopup({ state, onClose }: CreditCheckPopupProps) {
  const { formatMessage } = useIntl();
  if (state === 'idle') return null;
  if (state === 'checking' || state === 'passed') {
    const isPassed = state === 'passed';
    return (
      <LoadingPopup
        open
        title={<FormattedMessage id={isPassed ? 'credit.passed.title' : 'credit.checking.title'} />}
        steps={[
          {
            id: 'form',
            label: <FormattedMessage id="credit.step.form" />,
            state: 'done',
          },
          {
            id: 'credit',
            label: <FormattedMessage id="credit.step.check" />,
            state: isPassed ? 'done' : 'active',
          },
        ]}
        doneLabel={formatMessage({ id: 'common.done' })}
      >
        <FormattedMessage id="credit.checking.text" />
      </LoadingPopup>
    );
  }
  return (
    <AlertPopup
      open
      title={formatMessage({ id: `credit.${state}.title` })}
      closeLabel={formatMessage({ id: 'common.close' })}
      onClose={onClose}
    >
      <FormattedMessage id={`credit.${state}.text`} />
    </AlertPopup>
  );
}
