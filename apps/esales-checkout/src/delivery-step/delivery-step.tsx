import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ShopForm } from '@alzette/forms';
import type { FormValues } from '@alzette/shop-model';
import { selectIsGuest, selectValues, valuesTyped } from '@alzette/shop-store';
import { Button } from '@alzette/ui';
import { answersUnder } from '../flow/values';
import { StepEnd } from '../side-panel/step-end';
import type { StepProps } from '../flow/step';
import { DeliveryAddressCard } from './delivery-address-card';
import { DeliveryMethodsCard } from './delivery-methods-card';
import { deliveryDefaults, deliverySchema } from './delivery-schema';

/** Where the parcel goes and what is in it. */
export function DeliveryStep({ onComplete }: StepProps) {
  const values = useSelector(selectValues);
  const isGuest = useSelector(selectIsGuest);
  const dispatch = useDispatch();

  function handleSubmit(submitted: FormValues) {
    dispatch(valuesTyped(submitted));
    onComplete();
  }

  return (
    <ShopForm
      initialValues={{ ...deliveryDefaults(isGuest), ...answersUnder(values, 'delivery.') }}
      schema={deliverySchema}
      onSubmit={handleSubmit}
      onValuesChange={(typed) => dispatch(valuesTyped(typed))}
    >
      <DeliveryAddressCard />
      <DeliveryMethodsCard />
      <StepEnd
        button={
          <Button look="go" type="submit">
            <FormattedMessage id="checkout.delivery.next" />
          </Button>
        }
        barButton={
          <Button look="go" type="submit" compact>
            <FormattedMessage id="common.continue" />
          </Button>
        }
      />
    </ShopForm>
  );
}
