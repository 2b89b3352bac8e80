import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { physicalSimLines } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { Card, SimCardIcon } from '@alzette/ui';
import { DeliveryPrice } from './delivery-price';
import styles from './delivery-methods-card.module.css';

/** One line per thing that travels (spec row J2). */
export function DeliveryMethodsCard() {
  const lines = physicalSimLines(useSelector(selectItems));
  return (
    <Card
      title={<FormattedMessage id="delivery.methods.title" />}
      sentence={<FormattedMessage id="delivery.methods.text" />}
    >
      <ul className={styles.lines}>
        {lines.map((item) => (
          <li key={item.identifier}>
            <span className={styles.picture}>
              <SimCardIcon size={20} />
            </span>
            <span>
              <span className={styles.name}>
                <FormattedMessage id="delivery.sim" values={{ name: item.variant.name }} />
              </span>
              <span className={styles.text}>
                <FormattedMessage id="delivery.sim.text" />
              </span>
            </span>
            <DeliveryPrice kind="sim" isFree />
          </li>
        ))}
      </ul>
    </Card>
  );
}
