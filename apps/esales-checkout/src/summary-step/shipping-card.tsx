import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { AddressBlock, useGoToStep } from '@alzette/checkout-kit';
import type { OrderResponse } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { Button, Card } from '@alzette/ui';
import { deliveryLines } from '../delivery-step/delivery-lines';
import { DeliveryPrice } from '../delivery-step/delivery-price';
import styles from './lines.module.css';

/** What is sent, at what price, where to (spec row K3). Nothing travels for an eSIM. */
export function ShippingCard({ order }: { readonly order: OrderResponse }) {
  const goToStep = useGoToStep();
  const lines = deliveryLines(useSelector(selectItems));
  if (lines.length === 0) return null;
  return (
    <Card
      title={<FormattedMessage id="summary.shipping.title" />}
      aside={
        <Button variant="link" onClick={() => goToStep('delivery')}>
          <FormattedMessage id="common.change" />
        </Button>
      }
    >
      <dl className={styles.lines}>
        {lines.map(({ id, kind, name }) => (
          <div key={id}>
            <dt>{kind === 'sim' ? <FormattedMessage id="delivery.sim" values={{ name }} /> : name}</dt>
            <dd>
              <DeliveryPrice kind={kind} isFree={order.shippingTotal === 0} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.address}>
        <AddressBlock address={order.shippingAddress} />
      </div>
    </Card>
  );
}
