import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tvLineKeys, type CartItem } from '@alzette/shop-model';
import { Button, Checkbox, Dialog, InfoIcon, Stack } from '@alzette/ui';
import { useLineField } from '../line-card/line-form';
import styles from './apple-tv-card.module.css';

/** Some TV offers run on the shopper's own Apple TV: they say that they have one (spec row E5). */
export function AppleTvCard({ item }: { readonly item: CartItem }) {
  const { value, setValue, widget } = useLineField(item, tvLineKeys(item.identifier).confirmAppleTv, 'shop.appleTv');
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
