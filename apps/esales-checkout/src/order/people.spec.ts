/** @jest-environment node */

import { toOrderAddress } from '@alzette/checkout-kit';
import { findErrors } from '@alzette/forms';
import { contractKeys, deliveryKeys } from '@alzette/shop-model';
import * as phones from '@alzette/shop-model/phone';
import { aPerson, unprintableNames } from '@alzette/shop-model/testing';
import { aCartItem } from '@alzette/testing';
import { contractSchema } from '../contract-step/contract-schema';
import { deliverySchema } from '../delivery-step/delivery-schema';
import { valuesUpToSummary } from '../testing/typed-values';
import { toCustomerInformation } from './order-request';

const items = [aCartItem()];
const schema = contractSchema({ items, minimumAge: 18, bypass: { identity: false, iban: false, validation: false } });

it('[I1, I2, I3] 2,000 persons as they type themselves pass the form, and the order has their values unchanged', () => {
  for (let index = 0; index < 2_000; index += 1) {
    const person = aPerson(index);
    const values = {
      ...valuesUpToSummary,
      [contractKeys.firstname]: ` ${person.firstname} `,
      [contractKeys.lastname]: person.lastname,
      [contractKeys.street]: person.street,
      [contractKeys.streetNumber]: person.streetNumber,
      [contractKeys.city]: `\u200e${person.city}`,
      [contractKeys.phonePrefix]: person.phonePrefix,
      [contractKeys.phone]: person.phone,
    };
    expect({ person, errors: findErrors(schema, values) }).toEqual({ person, errors: {} });
    const { firstname, lastname, phone } = toCustomerInformation({ values, items, isGuest: true }, phones);
    expect({ firstname, lastname, phone }).toEqual({
      firstname: person.firstname,
      lastname: person.lastname,
      phone: person.e164,
    });
    expect(toOrderAddress(values, contractKeys)).toMatchObject({
      firstName: person.firstname,
      street: `${person.streetNumber}, ${person.street}`,
      city: person.city,
    });
  }
});

it.each(unprintableNames)('[I1, J1] %s, which no contract can print, is refused at its field', (name) => {
  const values = { ...valuesUpToSummary, [contractKeys.lastname]: name, [contractKeys.street]: `rue ${name}` };
  expect(findErrors(schema, values)).toEqual({
    [contractKeys.lastname]: 'signs',
    [contractKeys.street]: 'signs',
  });
  const elsewhere = { ...values, [deliveryKeys.sameAsBilling]: false, [deliveryKeys.additionalInformation]: name };
  expect(findErrors(deliverySchema(items), elsewhere)).toMatchObject({
    [deliveryKeys.additionalInformation]: 'signs',
  });
});
