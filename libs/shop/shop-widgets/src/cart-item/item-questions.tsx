import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import { useDispatch } from 'react-redux';
import { mobileItemKeys, tvItemKeys, type CartItem, type SimType } from '@alzette/shop-model';
import { simTypeChosen } from '@alzette/shop-store';
import { Button, Checkbox, ChoiceTiles, Dialog, InfoIcon, Stack } from '@alzette/ui';
import styles from './cart-item.module.css';
import { useItemField } from './ensure-item-form';

/** Physical SIM or eSIM of one mobile line; eSIM only where the plan has it (spec rows E3, E8). */
export function SimTypeChoice({ item }: { readonly item: CartItem }) {
  const dispatch = useDispatch();
  const { identifier, esim, simType } = item;
  const name = mobileItemKeys(identifier).simType;
  const types: readonly SimType[] = esim ? ['eSIM', 'physical'] : ['physical'];
  const { widget } = useItemField(item, name, 'shop.sim');

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
        title: <FormattedMessage id={`shop.sim.${type.toLowerCase()}` as MessageId} />,
        text: <FormattedMessage id={`shop.sim.${type.toLowerCase()}Detail` as MessageId} />,
      }))}
    />
  );
}

/** Some TV offers run on the shopper's own Apple TV: the shopper confirms having one (spec row E5). */
export function AppleTvCard({ item }: { readonly item: CartItem }) {
  const { value, setValue, widget } = useItemField(item, tvItemKeys(item.identifier).confirmAppleTv, 'shop.appleTv');
  const [isOpen, setOpen] = useState(false);
  const { formatMessage } = useIntl();
  return (
    <div className={styles.card}>
      <Checkbox
        {...widget}
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
