import { Ajv } from 'ajv';
import { type CartItem, contractKeys } from '@alzette/shop-model';
import * as phones from '@alzette/shop-model/phone';
import { CustomerInformationSchema } from '@alzette/shop-model/schemas';
import { aCartItem } from '@alzette/testing';
import { contractValues } from '../testing/typed-values';
import { PhoneInvalidError, toCustomerInformation } from './order-request';

/** @jest-environment node */

const isInformation = new Ajv({ formats: { email: true } }).compile(CustomerInformationSchema);
const mobile: readonly CartItem[] = [aCartItem()];
const informationOf = (values = {}, items = mobile) =>
  toCustomerInformation({ values: { ...contractValues, ...values }, items, isGuest: true }, phones);

describe('the customer information of an order', () => {
  it('[K1] has the values of the contract form', () => {
    const information = informationOf();
    expect(isInformation(information)).toBe(true);
    expect(information).toMatchObject({
      gender: 'female',
      firstname: 'Ada',
      lastname: 'Weber',
      birthdate: '1991/05/14',
      origin: 'LU',
      idType: 'identity-card',
      idNumber: '1991051400123',
      kycId: 'kyc-1',
      email: 'ada@example.lu',
      phone: '+352691123456',
      paymentType: 'direct-debit',
      iban: 'LU280019400644750000',
    });
  });

  it('[I5] has no IBAN on invoice, whatever was typed before', () => {
    expect(informationOf({ [contractKeys.paymentType]: 'on-invoice' })).toMatchObject({
      paymentType: 'on-invoice',
      iban: null,
    });
  });

  it('[I5] has direct debit until another method is chosen', () => {
    expect(informationOf({ [contractKeys.paymentType]: '' }).paymentType).toBe('direct-debit');
  });

  it('[I7] has the IBAN in its compact form', () => {
    expect(informationOf({ [contractKeys.iban]: 'lu28 0019-4006 4475 0000' }).iban).toBe('LU280019400644750000');
  });

  it.each([
    ['+352', '691 123 456', '+352691123456'],
    ['+352', '691.123-456', '+352691123456'],
    ['+33', '06 12 34 56 78', '+33612345678'],
    ['+32', '0470 12 34 56', '+32470123456'],
    ['+49', '(0151) 12345678', '+4915112345678'],
    ['+351', '912 345 678', '+351912345678'],
    ['+352', '+41 79 123 45 67', '+41791234567'],
  ])('[I2] has the phone number %s %s as %s', (phonePrefix, phone, international) => {
    const information = informationOf({ [contractKeys.phonePrefix]: phonePrefix, [contractKeys.phone]: phone });
    expect(information.phone).toBe(international);
    expect(isInformation(information)).toBe(true);
  });

  it('[I2] has no phone number if the typed one does not exist', () => {
    expect(() => informationOf({ [contractKeys.phone]: '661 234 56' })).toThrow(PhoneInvalidError);
  });
});

it('[I5, I6] customer information has direct debit for internet and mobile together, whatever was chosen before', () => {
  const invoice = { [contractKeys.paymentType]: 'on-invoice' };
  expect(informationOf(invoice)).toMatchObject({ paymentType: 'on-invoice', iban: null });
  const together = [aCartItem(), aCartItem({ identifier: 'home', type: 'internet-mobile' })];
  expect(informationOf(invoice, together)).toMatchObject({ paymentType: 'direct-debit', iban: 'LU280019400644750000' });
});

it('[I9, K1] customer information leaves out what a customer’s account holds', () => {
  expect(toCustomerInformation({ values: contractValues, items: mobile, isGuest: false }, phones)).toMatchObject({
    firstname: 'Ada',
    email: 'ada@example.lu',
    phone: '+352691123456',
    origin: null,
    idType: null,
    idNumber: null,
    kycId: null,
    iban: null,
  });
});
