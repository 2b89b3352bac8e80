import { FormattedMessage, useIntl } from 'react-intl';
import { mobileLineKeys, type CartItem, type SimType } from '@alzette/shop-model';
import { ChoiceTiles } from '@alzette/ui';

interface SimTypeChoiceProps {
  readonly item: CartItem;
  readonly onChoose: (simType: SimType) => void;
}

/** Physical SIM or eSIM of one mobile line; eSIM only where the plan has it (spec rows E3, E8). */
export function SimTypeChoice({ item, onChoose }: SimTypeChoiceProps) {
  const { formatMessage } = useIntl();
  const types: readonly SimType[] = item.esim ? ['eSIM', 'physical'] : ['physical'];
  return (
    <ChoiceTiles
      name={mobileLineKeys(item.identifier).simType}
      label={formatMessage({ id: 'shop.sim.legend' })}
      value={item.simType ?? ''}
      onChange={(value) => onChoose(value === 'eSIM' ? 'eSIM' : 'physical')}
      required
      tiles={types.map((type) => ({
        value: type,
        title: <FormattedMessage id={`shop.sim.${type.toLowerCase()}`} />,
        text: <FormattedMessage id={`shop.sim.${type.toLowerCase()}Detail`} />,
      }))}
    />
  );
}
