import type { Customer } from '../index';

/** An existing customer with one mobile line and one fibre line. */
export function aCustomer(overrides: Partial<Customer> = {}): Customer {
  const address = { street: 'rue du Moulin', streetNo: '24', zipcode: '4251', city: 'Esch-sur-Alzette' };
  return {
    accountNumber: 'ALZ-100234',
    user: {
      gender: 'F',
      firstname: 'Ada',
      lastname: 'Weber',
      birthdate: '1991-05-14',
      email: 'ada@example.lu',
      billingAddress: address,
      deliveryAddress: { ...address, countryName: 'Luxembourg' },
    },
    lines: [
      { id: 'line-mobile', type: 'mobile', name: 'Alzette S', phoneNumber: '+352691123456' },
      { id: 'line-internet', type: 'internet', name: 'Fibre 500', phoneNumber: null },
    ],
    ...overrides,
  };
}
