import { FormattedMessage } from 'react-intl';
import { formatDate, todayInLuxembourg, useShopLocale } from '@alzette/i18n';
import type { OrderResponse } from '@alzette/shop-model';
import { Card, DeliveryIcon, MailIcon, SimCardIcon } from '@alzette/ui';
import { addWorkingDays } from './working-days';
import { useConfirmationMessages } from './use-confirmation-messages';
import styles from './next-steps.module.css';

/** Working days until a SIM card is there. */
const deliveryDays = 2;

/** What comes next as a dated line, with the messages of the content service (spec row L1). */
export function NextSteps({ order }: { readonly order: OrderResponse }) {
  const messages = useConfirmationMessages(order);
  const locale = useShopLocale();
  const simLines = order.complementaryInformations;
  const hasParcel = simLines.some(({ simType }) => simType === 'physical');
  const hasEsim = simLines.some(({ simType }) => simType === 'eSIM');
  const orderedOn = todayInLuxembourg(new Date(order.confirmedAt ?? order.createdAt));
  return (
    <Card title={<FormattedMessage id="confirmation.now.title" />}>
      <ol className={styles.line}>
        <li>
          <span className={styles.picture}>
            <MailIcon size={20} />
          </span>
          <span className={styles.when}>{formatDate(orderedOn, locale, 'short')}</span>
          <div>
            <h3>
              <FormattedMessage id="confirmation.now.confirmed" />
            </h3>
            {messages.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </li>
        {hasEsim && (
          <li>
            <span className={styles.picture}>
              <SimCardIcon size={20} />
            </span>
            <span className={styles.when}>{formatDate(orderedOn, locale, 'short')}</span>
            <div>
              <h3>
                <FormattedMessage id="confirmation.now.esim" />
              </h3>
              <p>
                <FormattedMessage id="confirmation.now.esim.text" values={{ email: order.email }} />
              </p>
            </div>
          </li>
        )}
        {hasParcel && (
          <li>
            <span className={styles.picture}>
              <DeliveryIcon size={20} />
            </span>
            <span className={styles.when}>{formatDate(addWorkingDays(orderedOn, deliveryDays), locale, 'short')}</span>
            <div>
              <h3>
                <FormattedMessage id="confirmation.now.parcel" />
              </h3>
              <p>
                <FormattedMessage
                  id="confirmation.now.parcel.text"
                  values={{ street: order.shippingAddress.street, city: order.shippingAddress.city }}
                />
              </p>
            </div>
          </li>
        )}
      </ol>
    </Card>
  );
}
