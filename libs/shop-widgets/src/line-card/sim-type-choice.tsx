import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { mobileLineKeys, type CartItem, type SimType } from '@alzette/shop-model';
import { simTypeChosen } from '@alzette/shop-store';
import { ChoiceTiles } from '@alzette/ui';
import { useLineField } from './line-form';

/** Physical SIM or eSIM of one mobile line; eSIM only where the plan has it (spec rows E3, E8). */
export function SimTypeChoice({ item }: { readonly item: CartItem }) {
  const dispatch = useDispatch();
  const { identifier, esim, simType } = item;
  const name = mobileLineKeys(identifier).simType;
  const types: readonly SimType[] = esim ? ['eSIM', 'physical'] : ['physical'];
  const { widget } = useLineField(item, name, 'shop.sim');

  function handleChange(value: string) {
    dispatch(simTypeChosen({ identifier, simType: value === 'eSIM' ? 'eSIM' : 'physical' }));
  }

  return (
    <ChoiceTiles
      name={name}
      error={widget.error}
      label={widget.label}
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
