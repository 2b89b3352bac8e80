import { useIntl } from 'react-intl';
import { SegmentedChoice } from '@alzette/ui';
import type { OfferSelection } from './offer-selection';

export function ModeChooser({ selection }: { readonly selection: OfferSelection }) {
  const { formatMessage } = useIntl();
  return (
    <SegmentedChoice
      name="offer.mode"
      label={formatMessage({ id: 'shell.mode.label' })}
      value={selection.mode}
      onChange={(value) => selection.onMode(value === 'change' ? 'change' : 'new')}
      options={[
        { value: 'new', label: formatMessage({ id: 'shell.mode.new' }) },
        { value: 'change', label: formatMessage({ id: 'shell.mode.change' }) },
      ]}
    />
  );
}
