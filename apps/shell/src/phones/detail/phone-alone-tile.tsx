import { FormattedMessage, useIntl } from 'react-intl';
import { MonthlyPrice } from '@alzette/shop-widgets';
import { OfferTile } from '@alzette/ui';

interface PhoneAloneTileProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Among the plans: none of them. */
export function PhoneAloneTile({ isChosen, onChoose }: PhoneAloneTileProps) {
  const { formatMessage } = useIntl();
  return (
    <OfferTile
      name="offer.plan"
      value=""
      checked={isChosen}
      onSelect={onChoose}
      title={formatMessage({ id: 'shell.phones.alone' })}
      lead={<FormattedMessage id="shell.phones.alone.lead" />}
      price={<MonthlyPrice cents={0} size="lg" />}
      promo={<FormattedMessage id="shell.phones.alone.promo" />}
      facts={[formatMessage({ id: 'shell.phones.alone.sim' }), formatMessage({ id: 'shell.phones.alone.later' })]}
      terms={<FormattedMessage id="shell.offer.noActivation" />}
    />
  );
}
