import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { AddressBlock, AddressFields } from '@alzette/checkout-kit';
import { FormSwitch, FormTextField, useShopForm } from '@alzette/forms';
import { deliveryKeys, installedItems } from '@alzette/shop-model';
import { selectIsGuest, selectItems, selectValues } from '@alzette/shop-store';
import { Card, Cell, FormGrid } from '@alzette/ui';
import { isSameAsBilling, toBillingAddress } from '../order/order-request';

export function DeliveryAddressCard() {
  const contract = useSelector(selectValues);
  const isGuest = useSelector(selectIsGuest);
  const isInstalled = installedItems(useSelector(selectItems)).length > 0;
  const { values } = useShopForm();
  return (
    <Card
      title={<FormattedMessage id="delivery.address.title" />}
      sentence={<FormattedMessage id={isInstalled ? 'delivery.address.text.installation' : 'delivery.address.text'} />}
    >
      <FormGrid>
        {isGuest && <FormSwitch name={deliveryKeys.sameAsBilling} />}
        {isGuest && isSameAsBilling(values) ? (
          <AddressBlock address={toBillingAddress(contract)} />
        ) : (
          <>
            <Cell span={3}>
              <FormTextField name={deliveryKeys.firstname} autoComplete="shipping given-name" />
            </Cell>
            <Cell span={3}>
              <FormTextField name={deliveryKeys.lastname} autoComplete="shipping family-name" />
            </Cell>
            <AddressFields keys={deliveryKeys} section="shipping" />
          </>
        )}
      </FormGrid>
    </Card>
  );
}
