import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { mobileLineKeys, readSimType, type CartItem, type SimType } from '@alzette/shop-model';
import { selectValues, simTypeChosen, type SharedState } from '@alzette/shop-store';
import { ChoiceTiles } from '@alzette/ui';
import { useLineAnswer } from './use-line-answer';

/** Physical SIM or eSIM of one mobile line; eSIM only where the plan has it (spec rows E3, E8). */
export function SimTypeChoice({ item }: { readonly item: CartItem }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { identifier, esim, simType } = item;
  const name = mobileLineKeys(identifier).simType;
  const types: readonly SimType[] = esim ? ['eSIM', 'physical'] : ['physical'];
  const { setValue, field } = useLineAnswer(item, name);
  useDefaultSimType(item);

  function handleChange(value: string) {
    const chosen = value === 'eSIM' ? 'eSIM' : 'physical';
    dispatch(simTypeChosen({ identifier, simType: chosen }));
    setValue(chosen);
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

/** A line that came without a SIM type has the one of the form, under either spelling of its key; else a physical one. */
function useDefaultSimType({ identifier, type, esim, simType }: CartItem) {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();
  useEffect(() => {
    if (simType !== null) return;
    const answered = readSimType(selectValues(store.getState()), type, identifier);
    dispatch(simTypeChosen({ identifier, simType: esim ? answered : 'physical' }));
  }, [dispatch, store, identifier, type, esim, simType]);
}
