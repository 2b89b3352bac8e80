import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { textOf } from '@alzette/checkout-kit';
import { useServices } from '@alzette/remote-react';
import { getKycInformation } from '@alzette/shop-client';
import { contractKeys, type Customer, deliveryKeys, type FormValues } from '@alzette/shop-model';
import { selectCustomer, selectIsGuest, selectValues, valuesForgotten, valuesTyped } from '@alzette/shop-store';
import { preload } from '@alzette/shop-widgets';
import { kycValues } from './identity';
import { contractForms } from './load-forms';

/** Fills the form from the account once a customer is known, and erases the values with the account. True until that is done. */
export function useAccountValues(): boolean {
  const { store, http, locale } = useServices();
  const customer = useSelector(selectCustomer);
  const isGuest = useSelector(selectIsGuest);
  const filledFor = useSelector(selectValues)[contractKeys.accountNumber];
  useEffect(() => {
    if (customer && filledFor !== customer.accountNumber) {
      store.dispatch(valuesTyped(accountValues(customer)));
      preload(contractForms, http, locale);
    }
    if (isGuest && filledFor) store.dispatch(valuesForgotten());
  }, [store, http, locale, customer, isGuest, filledFor]);
  return !isGuest && (customer === null || filledFor !== customer.accountNumber);
}

/** The values that a customer's account gives (spec row I9). An address abroad is left out: we deliver in Luxembourg. */
function accountValues({ accountNumber, user }: Customer): FormValues {
  const { billingAddress, deliveryAddress } = user;
  return {
    [contractKeys.authenticated]: true,
    [contractKeys.accountNumber]: accountNumber,
    [contractKeys.gender]: user.gender === 'M' ? 'male' : 'female',
    [contractKeys.firstname]: user.firstname,
    [contractKeys.lastname]: user.lastname,
    [contractKeys.birthdate]: user.birthdate.replaceAll('-', '/'),
    [contractKeys.email]: user.email,
    [contractKeys.emailConfirm]: user.email,
    [contractKeys.country]: 'LU',
    [contractKeys.street]: billingAddress.street,
    [contractKeys.streetNumber]: billingAddress.streetNo,
    [contractKeys.postalCode]: billingAddress.zipcode,
    [contractKeys.city]: billingAddress.city,
    ...(deliveryAddress.countryName === 'Luxembourg' && {
      [deliveryKeys.firstname]: user.firstname,
      [deliveryKeys.lastname]: user.lastname,
      [deliveryKeys.street]: deliveryAddress.street,
      [deliveryKeys.streetNumber]: deliveryAddress.streetNo,
      [deliveryKeys.postalCode]: deliveryAddress.zipcode,
      [deliveryKeys.city]: deliveryAddress.city,
    }),
  };
}

/**
 * Loads the person of the finished identity check again after a reload: the id number is never stored in the browser, and the
 * shop has the other values.
 *
 * @returns whether the person still loads; until then it is unknown which steps are complete
 */
export function useRestoredPerson(): boolean {
  const { http, locale, report } = useServices();
  const dispatch = useDispatch();
  const values = useSelector(selectValues);
  const [failedKycId, setFailedKycId] = useState<string | null>(null);
  const kycId = textOf(values, contractKeys.kycId);
  const isRestoring = kycId !== '' && kycId !== failedKycId && values[contractKeys.idNumber] === undefined;

  useEffect(() => {
    if (!isRestoring) return;
    // A value may arrive after the form was erased.
    let isWanted = true;
    preload(contractForms, http, locale);
    getKycInformation(http, kycId).then(
      (information) => isWanted && dispatch(valuesTyped(kycValues(information))),
      (error: unknown) => {
        report(error, { operation: 'identity check, read again' });
        setFailedKycId(kycId);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [http, locale, report, dispatch, kycId, isRestoring]);

  return isRestoring;
}
