import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { answersUnder } from '@alzette/checkout-kit';
import { ShopForm } from '@alzette/forms';
import { useBypass } from '@alzette/remote-react';
import { installedItems, type FormValues } from '@alzette/shop-model';
import { selectIsGuest, selectItems, selectTypedValues, valuesTyped } from '@alzette/shop-store';
import { Button } from '@alzette/ui';
import { StepActions } from '../side-panel/step-actions';
import type { StepProps } from '../flow/step';
import { DeliveryAddressCard } from './delivery-address-card';
import { DeliveryMethodsCard } from './delivery-methods-card';
import { deliveryDefaults, deliverySchema } from './delivery-schema';
import { InstallationCard } from './installation/installation-card';
import { installationDefaults } from './installation/installation-rules';
import { useInstallationCalendar } from './installation/use-installation-calendar';

/** Where the parcel goes, what is in it, and when a technician comes. */
export function DeliveryStep({ onComplete }: StepProps) {
  const values = useSelector(selectTypedValues);
  const items = useSelector(selectItems);
  const isGuest = useSelector(selectIsGuest);
  const installed = installedItems(items);
  const { reading, retry } = useInstallationCalendar(installed.length > 0);
  const calendar = reading.status === 'ready' ? reading.calendar : null;
  const schema = useMemo(() => deliverySchema(items, calendar), [items, calendar]);
  const bypass = useBypass();
  const dispatch = useDispatch();

  function handleSubmit(submitted: FormValues) {
    dispatch(valuesTyped(submitted));
    onComplete();
  }

  return (
    <ShopForm
      initialValues={{
        ...deliveryDefaults(isGuest),
        ...answersUnder(values, 'delivery.'),
        ...installationDefaults(items, values),
      }}
      schema={schema}
      skipsChecks={bypass.validation}
      onSubmit={handleSubmit}
      onValuesChange={(typed) => dispatch(valuesTyped(typed))}
    >
      <DeliveryAddressCard />
      <DeliveryMethodsCard />
      {installed.map((item) => (
        <InstallationCard key={item.identifier} item={item} reading={reading} onRetry={retry} />
      ))}
      <StepActions
        button={
          <Button variant="primary" type="submit">
            <FormattedMessage id="checkout.delivery.next" />
          </Button>
        }
        barButton={
          <Button variant="primary" type="submit" compact>
            <FormattedMessage id="common.continue" />
          </Button>
        }
      />
    </ShopForm>
  );
}
