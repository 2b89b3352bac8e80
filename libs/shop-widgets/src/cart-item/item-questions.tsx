import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { type CartItem, mobileLineKeys, readSimType, type SimType, tvLineKeys } from '@alzette/shop-model';
import { selectValues, type SharedState, simTypeChosen } from '@alzette/shop-store';
import { Button, Checkbox, ChoiceTiles, Dialog, InfoIcon, Stack } from '@alzette/ui';
import styles from './cart-item.module.css';
import { useLineAnswer } from './item-answers';

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

/** Some TV offers run on the shopper's own Apple TV: they say that they have one (spec row E5). */
export function AppleTvCard({ item }: { readonly item: CartItem }) {
  const { value, setValue, field } = useLineAnswer(item, tvLineKeys(item.identifier).confirmAppleTv);
  const [isOpen, setOpen] = useState(false);
  const { formatMessage } = useIntl();
  return (
    <div className={styles.card}>
      <Checkbox
        {...field}
        label={<FormattedMessage id="shop.appleTv.label" />}
        help={<FormattedMessage id="shop.appleTv.help" />}
        checked={value === true}
        onChange={setValue}
        required
      />
      <Button variant="link" icon={<InfoIcon size={20} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="shop.appleTv.more" />
      </Button>
      <Dialog
        open={isOpen}
        title={<FormattedMessage id="shop.appleTv.more" />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        <Stack>
          <p>
            <FormattedMessage id="shop.appleTv.moreText" />
          </p>
          <p>
            <FormattedMessage id="shop.appleTv.moreWithout" />
          </p>
        </Stack>
      </Dialog>
    </div>
  );
}
