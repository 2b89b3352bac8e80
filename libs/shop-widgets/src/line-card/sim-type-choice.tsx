import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { mobileLineKeys, type CartItem, type SimType } from '@alzette/shop-model';
import { simTypeChosen } from '@alzette/shop-store';
import { ChoiceTiles } from '@alzette/ui';
import { useLineAnswer } from './use-line-answer';

/** Physical SIM or eSIM of one mobile line; eSIM only where the plan has it (spec rows E3, E8). */
export function SimTypeChoice({ item }: { readonly item: CartItem }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { identifier, esim, simType } = item;
  const name = mobileLineKeys(identifier).simType;
  const types: readonly SimType[] = esim ? ['eSIM', 'physical'] : ['physical'];
  const { field } = useLineAnswer(item, name);

  function handleChange(value: string) {
    dispatch(simTypeChosen({ identifier, simType: value === 'eSIM' ? 'eSIM' : 'physical' }));
  }

  return (
    <ChoiceTiles
      name={name}
      error={field.error}
      label={formatMessage({ id: 'shop.sim.label' })}
      value={simType ?? ''}
      onChange={handleChange}
      required
      tiles={types.map((type) => ({
        value: type,
        title: <FormattedMessage id={`shop.sim.${type.toLowerCase()}`} />,
        text: <FormattedMessage id={`shop.sim.${type.toLowerCase()}Detail`} />,
      }))}
    />
  );
}
