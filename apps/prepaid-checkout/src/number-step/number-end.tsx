import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectCart } from '@alzette/shop-store';
import { OneOffPrice } from '@alzette/shop-widgets';
import { Button, Card } from '@alzette/ui';
import styles from './number-end.module.css';

/** What is due, and the button that obliges to pay (decision 38). */
export function NumberEnd() {
  const { prepaid } = useSelector(selectCart);
  return (
    <Card>
      <div className={styles.row}>
        <dl className={styles.due}>
          <dt>
            <FormattedMessage id="payment.today" />
          </dt>
          <dd>
            <OneOffPrice cents={prepaid?.amount ?? 0} />
          </dd>
        </dl>
        <Button look="go" wide type="submit">
          <FormattedMessage id="payment.submit" />
        </Button>
      </div>
      <p className={styles.legal}>
        <FormattedMessage id="payment.legal" />
      </p>
    </Card>
  );
}
