import { FormattedMessage, useIntl } from 'react-intl';
import { LoadingPopup } from '@alzette/ui';
import type { PreparationStep } from '../../order/prepare-order';

const order: readonly PreparationStep[] = ['order', 'information', 'contracts'];

export function PreparationPopup({ step }: { readonly step: PreparationStep }) {
  const { formatMessage } = useIntl();
  const active = order.indexOf(step);
  return (
    <LoadingPopup
      open
      title={<FormattedMessage id="summary.preparing.title" />}
      doneLabel={formatMessage({ id: 'common.done' })}
      steps={order.map((id, index) => ({
        id,
        label: <FormattedMessage id={`summary.preparing.${id}`} />,
        state: index < active ? 'done' : index === active ? 'active' : 'next',
      }))}
    >
      <FormattedMessage id="summary.preparing.text" />
    </LoadingPopup>
  );
}
