import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { AddressBlock, AddressFields, valuesUnder, type StepProps } from '@alzette/checkout-kit';
import { FormSwitch, FormTextField, ShopForm, useShopForm } from '@alzette/forms';
import { useBypass } from '@alzette/remote-react';
import {
  type CartItem,
  type Cents,
  deliveryFromEligibility,
  deliveryKeys,
  eligibilityFromDelivery,
  type FormValues,
  installedItems,
  isSelfInstalled,
  linePlansOf,
  sortedByType,
} from '@alzette/shop-model';
import { deliveryPricesQuery } from '@alzette/shop-client';
import { selectIsGuest, selectItems, selectTypedValues, selectValues, valuesTyped } from '@alzette/shop-store';
import { useQuery } from '@alzette/shop-widgets';
import { Button, Card, Cell, DeliveryIcon, FormGrid, SimCardIcon, TileList } from '@alzette/ui';
import { toBillingAddress, toShippingAddress } from '../order/order-request';
import { isSameAsBilling, recipientMayHaveOneName } from '../order/same-as-billing';
import { StepActions } from '../side-panel';
import { DeliveryName, type DeliveryRow, deliveryRows, DeliveryPrice } from './deliveries';
import { deliveryDefaults, deliverySchema, installationDefaults } from './delivery-schema';
import { useInstallationCalendar } from './appointment-field';
import { Installations } from './installations';
import { ServiceUnavailable, useServiceCheck } from './service-check';

/** The address and content of the parcel, and the day on which a technician comes or the service starts. */
export function DeliveryStep({ onComplete }: StepProps) {
  const values = useSelector(selectTypedValues);
  const inCart = useSelector(selectItems);
  const items = useMemo(() => sortedByType(inCart), [inCart]);
  const isGuest = useSelector(selectIsGuest);
  const installed = installedItems(items);
  // A cart with installations only has no parcel.
  const rows = deliveryRows(items);
  const days = useInstallationCalendar(installed.length > 0);
  const calendar = days.status === 'ready' ? days.value : null;
  const bypass = useBypass();
  const dispatch = useDispatch();
  const contract = useSelector(selectValues);
  const mayHaveOneName = recipientMayHaveOneName(contract);
  const schema = useMemo(() => deliverySchema(items, { calendar, mayHaveOneName }), [items, calendar, mayHaveOneName]);
  const service = useServiceCheck();
  const hasLines = linePlansOf(items).length > 0;

  async function handleSubmit(submitted: FormValues) {
    dispatch(
      valuesTyped(hasLines ? { ...submitted, ...eligibilityFromDelivery({ ...contract, ...submitted }) } : submitted),
    );
    if (bypass.validation || (await service.check(toShippingAddress({ ...contract, ...submitted })))) onComplete();
  }

  function handleChange(typed: FormValues) {
    dispatch(valuesTyped(typed));
    service.reset();
  }

  return (
    <ShopForm
      initialValues={{
        ...deliveryDefaults(isGuest),
        ...valuesUnder(values, 'delivery.'),
        ...(hasLines && values[deliveryKeys.sameAsBilling] === undefined && deliveryFromEligibility(contract, isGuest)),
        ...installationDefaults(items, values),
      }}
      schema={schema}
      skipsChecks={bypass.validation}
      onSubmit={handleSubmit}
      onValuesChange={handleChange}
    >
      <DeliveryAddressCard unavailable={service.unavailable} />
      {rows.length > 0 && <DeliveryMethodsCard rows={rows} />}
      <Installations items={items} installed={installed} calendar={days} />
      <DeliveryActions />
    </ShopForm>
  );
}

/** The text about the purpose of the address: the visit of a technician, the parcel, or the service alone. */
function addressTextOf(items: readonly CartItem[]) {
  if (installedItems(items).some((item) => !isSelfInstalled(item))) return 'delivery.address.text.installation';
  return deliveryRows(items).length > 0 ? 'delivery.address.text' : 'delivery.address.text.service';
}

function DeliveryActions() {
  const { isSubmitting } = useShopForm();
  return (
    <StepActions
      button={
        <Button variant="primary" type="submit" busy={isSubmitting}>
          <FormattedMessage id="checkout.delivery.next" />
        </Button>
      }
      barButton={
        <Button variant="primary" type="submit" compact busy={isSubmitting}>
          <FormattedMessage id="common.continue" />
        </Button>
      }
    />
  );
}

function DeliveryAddressCard({ unavailable }: { readonly unavailable: readonly CartItem[] }) {
  const contract = useSelector(selectValues);
  const isGuest = useSelector(selectIsGuest);
  const items = useSelector(selectItems);
  const { values } = useShopForm();
  return (
    <Card
      title={<FormattedMessage id="delivery.address.title" />}
      sentence={<FormattedMessage id={addressTextOf(items)} />}
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
      {unavailable.length > 0 && <ServiceUnavailable items={unavailable} />}
    </Card>
  );
}

/** One row per delivered thing, with the price of its delivery (spec row J2). */
function DeliveryMethodsCard({ rows }: { readonly rows: readonly DeliveryRow[] }) {
  const tariff = useQuery(deliveryPricesQuery);
  const prices = tariff.status === 'ready' ? tariff.value : {};
  return (
    <Card
      title={<FormattedMessage id="delivery.methods.title" />}
      sentence={<FormattedMessage id="delivery.methods.text" />}
    >
      <TileList items={rows.map((row) => tileOf(row, prices[row.kind] ?? 0))} />
    </Card>
  );
}

function tileOf(row: DeliveryRow, price: Cents) {
  const { id, identifiers, kind } = row;
  return {
    id,
    icon: kind === 'sim' ? <SimCardIcon size={20} /> : <DeliveryIcon size={20} />,
    title: <DeliveryName row={row} />,
    text: <FormattedMessage id={`delivery.${kind}.text`} />,
    end: <DeliveryPrice price={price * identifiers.length} />,
  };
}
