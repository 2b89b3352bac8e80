import { FormattedMessage } from 'react-intl';
import { mobileLineKeys, type CartItem } from '@alzette/shop-model';
import { Note, TextField } from '@alzette/ui';
import { useLineAnswer } from '../line-card/use-line-answer';
import { readIccid } from './iccid';
import styles from './keep-number.module.css';

/** The number of the present SIM card. One with a digit that does not fit is doubted aloud, and taken (spec row E4). */
export function IccidField({ item }: { readonly item: CartItem }) {
  const { value, setValue, field } = useLineAnswer(item, mobileLineKeys(item.identifier).iccid);
  const typed = typeof value === 'string' ? value : '';
  return (
    <>
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete="off"
        placeholder="8935201000000012340"
        label={<FormattedMessage id="shop.iccid.label" />}
        help={<FormattedMessage id="shop.iccid.help" />}
        value={typed}
        onChange={setValue}
        numeric
        required
      />
      <div role="status" className={styles.doubt}>
        {readIccid(typed)?.isDoubtful && (
          <Note tone="warning">
            <FormattedMessage id="shop.iccid.doubtful" />
          </Note>
        )}
      </div>
    </>
  );
}
