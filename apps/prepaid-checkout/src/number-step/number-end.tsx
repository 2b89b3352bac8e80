import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { PaymentDue } from '@alzette/checkout-kit';
import { selectCart } from '@alzette/shop-store';
import { OneOffPrice } from '@alzette/shop-widgets';
import { Button } from '@alzette/ui';

/** What is due, and the button that obliges to pay. */
export function NumberEnd() {
  const { prepaid } = useSelector(selectCart);
  return (
    <PaymentDue
      dues={[
        {
          id: 'today',
          label: <FormattedMessage id="payment.today" />,
          price: <OneOffPrice cents={prepaid?.amount ?? 0} />,
        },
      ]}
      button={
        <Button variant="primary" wide type="submit">
          <FormattedMessage id="payment.submit" />
        </Button>
      }
      legal={<FormattedMessage id="payment.legal" />}
    />
  );
}
