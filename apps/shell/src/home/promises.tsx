import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '@alzette/remote-kit';
import { DeliveryIcon, ReturnIcon, ServiceIcon, TagIcon } from '@alzette/ui';
import styles from './promises.module.css';

const promises = [
  { id: 'withdrawal', Icon: ReturnIcon },
  { id: 'delivery', Icon: DeliveryIcon },
  { id: 'service', Icon: ServiceIcon },
  { id: 'online', Icon: TagIcon },
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
            <FormattedMessage id={`shop.secure.${id}`} />
          </h3>
          <p>{formatMessage({ id: `shop.secure.${id}Detail` }, { opensAt, closesAt })}</p>
        </li>
      ))}
    </ul>
  );
}
