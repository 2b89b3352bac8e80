import { contractKeys, deliveryKeys, type Customer, type FormValues } from '@alzette/shop-model';

/** The answers that a customer's account gives (spec row I9). An address abroad is left out: we deliver in Luxembourg. */
export function accountValues({ accountNumber, user }: Customer): FormValues {
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
