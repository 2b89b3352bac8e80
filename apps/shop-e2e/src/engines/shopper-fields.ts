import type { ShopperDetails } from '../support/shopper';

/** What a guest types in the contract step, by form key. */
export function contractFields({ email, phone, street, streetNumber, postalCode, city }: ShopperDetails) {
  return {
    'contract.contact.email': email,
    'contract.contact.email-confirm': email,
    'contract.contact.phone': phone,
    'contract.billing.street': street,
    'contract.billing.street-number': streetNumber,
    'contract.billing.postal-code': postalCode,
    'contract.billing.city': city,
  };
}

/** What the recipient of a starter pack types, by form key. */
export function recipientFields(shopper: ShopperDetails) {
  const { firstname, lastname, email, street, streetNumber, postalCode, city } = shopper;
  return {
    'contract.personal.firstname': firstname,
    'contract.personal.lastname': lastname,
    'contract.contact.email': email,
    'contract.contact.email-confirm': email,
    'delivery.address.street': street,
    'delivery.address.street-number': streetNumber,
    'delivery.address.postal-code': postalCode,
    'delivery.address.city': city,
  };
}
