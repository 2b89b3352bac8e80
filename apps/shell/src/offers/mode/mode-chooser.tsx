import { useIntl } from 'react-intl';
import { SegmentedChoice } from '@alzette/ui';
import type { OfferDraft } from '../draft/use-offer-draft';

/** A new line, or a change of one that the customer has. */
export function ModeChooser({ draft }: { readonly draft: OfferDraft }) {
  const { formatMessage } = useIntl();
  return (
    <SegmentedChoice
      name="offer.mode"
      label={formatMessage({ id: 'shell.mode.label' })}
      value={draft.mode}
      onChange={(value) => draft.onMode(value === 'change' ? 'change' : 'new')}
      options={[
        { value: 'new', label: formatMessage({ id: 'shell.mode.new' }) },
        { value: 'change', label: formatMessage({ id: 'shell.mode.change' }) },
      ]}
    />
  );
}
