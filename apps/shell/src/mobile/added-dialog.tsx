import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-kit';
import type { MobileVariant } from '@alzette/shop-model';
import { MonthlyPrice } from '@alzette/shop-widgets';
import { Button, Dialog, SimPicture, Thumb } from '@alzette/ui';
import styles from './added-dialog.module.css';

interface AddedDialogProps {
  readonly plan: MobileVariant;
  readonly onClose: () => void;
}

/** Shows what just arrived in the cart, and the way there. */
export function AddedDialog({ plan, onClose }: AddedDialogProps) {
  const { locale, navigate } = useServices();
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      size="sheet"
      title={<FormattedMessage id="shell.added.title" />}
      closeLabel={formatMessage({ id: 'common.close' })}
      onClose={onClose}
    >
      <div className={styles.line}>
        <Thumb>
          <SimPicture size={24} />
        </Thumb>
        <div>
          <p className={styles.name}>{plan.name}</p>
          <p className={styles.facts}>{plan.options.data.label}</p>
        </div>
        <MonthlyPrice cents={plan.price.applied.newCustomer} size="sm" />
      </div>
      <div className={styles.actions}>
        <Button look="go" wide onClick={() => navigate(pathFor('cart', locale, paths))}>
          <FormattedMessage id="shell.added.toCart" />
        </Button>
        <Button look="link" onClick={onClose}>
          <FormattedMessage id="shell.added.goOn" />
        </Button>
      </div>
    </Dialog>
  );
}
