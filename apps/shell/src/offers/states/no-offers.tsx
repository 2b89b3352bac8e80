import { FormattedMessage } from 'react-intl';
import { Note } from '@alzette/ui';

/** The catalogue has nothing of this family at the moment. */
export function NoOffers() {
  return (
    <Note role="status" title={<FormattedMessage id="shell.offers.none" />}>
      <FormattedMessage id="shell.offers.noneText" />
    </Note>
  );
}
