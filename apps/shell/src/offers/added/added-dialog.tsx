import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { cartTotals, type CartItem } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { addOnLines, LineThumb, MonthlyPrice } from '@alzette/shop-widgets';
import { Button, Dialog, ItemLines } from '@alzette/ui';
import styles from './added-dialog.module.css';

interface AddedDialogProps {
  readonly items: readonly CartItem[];
  readonly onClose: () => void;
}

/** Shows what just arrived in the cart, and the way there. */
export function AddedDialog({ items, onClose }: AddedDialogProps) {
  const { locale, navigate } = useServices();
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  const [line, ...addOns] = items;
  if (!line) return null;
  return (
    <Dialog
      open
      size="sheet"
      title={<FormattedMessage id="shell.added.title" />}
      closeLabel={formatMessage({ id: 'common.close' })}
      onClose={onClose}
    >
      <AddedLine line={line} items={items} />
      {addOns.length > 0 && (
        <div className={styles.addOns}>
          <ItemLines lines={addOnLines(addOns)} />
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="primary" wide onClick={() => navigate(pathFor('cart', locale, paths))}>
          <FormattedMessage id="shell.added.toCart" />
        </Button>
        <Button variant="link" onClick={onClose}>
          <FormattedMessage id="shell.added.goOn" />
        </Button>
      </div>
    </Dialog>
  );
}

function AddedLine({ line, items }: { readonly line: CartItem; readonly items: readonly CartItem[] }) {
  const { monthly } = cartTotals(items, useSelector(selectIsExistingCustomer));
  return (
    <div className={styles.line}>
      <LineThumb item={line} />
      <div>
        <p className={styles.name}>{line.variant.name}</p>
        <p className={styles.facts}>{line.facts.join(', ')}</p>
      </div>
      <MonthlyPrice cents={monthly} size="sm" />
    </div>
  );
}
