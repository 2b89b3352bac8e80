import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { DeliveryIcon, ReturnIcon, ServiceIcon, TagIcon } from '@alzette/ui';
import styles from './promises.module.css';

const promises = [
  { id: 'return', Icon: ReturnIcon },
  { id: 'delivery', Icon: DeliveryIcon },
  { id: 'service', Icon: ServiceIcon },
  { id: 'price', Icon: TagIcon },
];

export function Promises() {
  const { formatMessage } = useIntl();
  const { opensAt, closesAt } = useSettings().support;
  return (
    <ul className={styles.promises}>
      {promises.map(({ id, Icon }) => (
        <li key={id}>
          <Icon />
          <h3>
            <FormattedMessage id={`common.secure-payment.${id}.title`} />
          </h3>
          <p>{formatMessage({ id: `common.secure-payment.${id}.text` }, { from: opensAt, to: closesAt })}</p>
        </li>
      ))}
    </ul>
  );
}
