import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { eligibilitySchema, PlaceFields, valuesUnder } from '@alzette/checkout-kit';
import { ShopForm, useShopForm } from '@alzette/forms';
import { eligibilityKeys, type FormValues } from '@alzette/shop-model';
import { selectTypedValues, valuesTyped } from '@alzette/shop-store';
import { Button, FormGrid } from '@alzette/ui';

const empty = Object.fromEntries(Object.values(eligibilityKeys).map((key) => [key, '']));

/** The form that asks for the address of a line. The store keeps the address for the checkout. */
export function AddressForm({ onChecked }: { readonly onChecked: () => void }) {
  const dispatch = useDispatch();
  const values = useSelector(selectTypedValues);
  const initialValues = useMemo(() => ({ ...empty, ...valuesUnder(values, 'eligibility.') }), [values]);

  function handleSubmit(typed: FormValues) {
    dispatch(valuesTyped(typed));
    onChecked();
  }

  return (
    <ShopForm initialValues={initialValues} schema={eligibilitySchema} onSubmit={handleSubmit}>
      <FormGrid>
        <PlaceFields keys={eligibilityKeys} section="shipping" messages="shell.address" />
      </FormGrid>
      <Submit />
    </ShopForm>
  );
}

function Submit() {
  const { isSubmitting } = useShopForm();
  return (
    <div>
      <Button variant="primary" type="submit" busy={isSubmitting}>
        <FormattedMessage id="shell.address.submit" />
      </Button>
    </div>
  );
}
