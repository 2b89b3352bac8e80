import { Ajv } from 'ajv';
import { addOnItem, contractKeys, deliveryKeys, installationKeys, mobileItemKeys } from '@alzette/shop-model';
import * as phones from '@alzette/shop-model/phone';
import { OrderRequestSchema } from '@alzette/shop-model/schemas';
import { makeStore } from '@alzette/shop-store';
import { aCartItem, aDeviceItem, anAdditional, aSettings } from '@alzette/testing';
import { anInstalledItem } from '../testing/installation';
import { valuesUpToSummary } from '../testing/typed-values';
import { toEsalesOrder } from './order-request';
import { isSameAsBilling } from './same-as-billing';

const isOrder = new Ajv({ formats: { email: true } }).compile(OrderRequestSchema);
const items = [aCartItem(), aCartItem({ identifier: 'line-2', simType: 'eSIM', quantity: 2 })];
const elsewhere = {
  [deliveryKeys.sameAsBilling]: false,
  [deliveryKeys.firstname]: ' Zoé ',
  [deliveryKeys.lastname]: 'Klein',
  [deliveryKeys.street]: 'Grand-Rue',
  [deliveryKeys.streetNumber]: '7',
  [deliveryKeys.postalCode]: 'l 1660',
  [deliveryKeys.city]: 'Luxembourg',
  [deliveryKeys.additionalInformation]: '2nd floor',
};

function orderOf(values = {}, cart = {}, settings = aSettings(), customer = {}) {
  return toEsalesOrder({
    cart: { ...makeStore().getState().cart, items, ...cart },
    values: { ...valuesUpToSummary, ...values },
    settings,
    locale: 'fr',
    accountNumber: null,
    phones,
    ...customer,
  });
}

describe('the order of a cart and a form', () => {
  it('[K1] has the payload of the specification', () => {
    const order = orderOf();
    expect(isOrder(order)).toBe(true);
    expect(order).toMatchObject({
      email: 'ada@example.lu',
      preferredLanguage: 'fr',
      accountNumber: null,
      kycId: 'kyc-1',
      proofOfResidence: null,
      eligibilityAddresses: [],
      billingAddress: {
        firstName: 'Ada',
        lastName: 'Weber',
        countryCode: 'LU',
        street: '24, rue du Moulin',
        city: 'Esch-sur-Alzette',
        postcode: '4251',
      },
    });
  });

  it('[A8, K11] names channel and card payment of the operator', () => {
    const partners = { ...aSettings().partners, payment: { slug: 'paylux', name: 'PayLux' } };
    const order = orderOf({}, {}, aSettings({ channel: 'MOSELLE_WEBSTORE', partners }));
    expect(order.channel).toBe('MOSELLE_WEBSTORE');
    expect(order.payments).toEqual([{ method: 'paylux' }]);
  });

  it('[D15] sends the preconfigured token as preconfiguredCart', () => {
    expect(orderOf().preconfiguredCart).toBeNull();
    expect(orderOf({}, { preconfToken: 'token' }).preconfiguredCart).toBe('token');
  });

  it('[K1] has the codes of each line item, without any price', () => {
    const order = orderOf();
    expect(order.items).toEqual([
      {
        identifier: 'line-1',
        type: 'mobile',
        variantCode: 'mobile-m-24',
        productCode: 'mobile-m',
        taxonCode: null,
        parentIdentifier: null,
        quantity: 1,
      },
      {
        identifier: 'line-2',
        type: 'mobile',
        variantCode: 'mobile-m-24',
        productCode: 'mobile-m',
        taxonCode: null,
        parentIdentifier: null,
        quantity: 2,
      },
    ]);
    expect(order.displayedTotals).toEqual({ oneOff: 5700, monthly: 7497 });
  });

  it('[E7, K1] has its items in the sequence of the cart’s groups, whatever was added first', () => {
    const order = orderOf({}, { items: [anInstalledItem(), aCartItem(), aDeviceItem()] });
    expect(order.items.map(({ type }) => type)).toEqual(['device', 'mobile', 'internet']);
    expect(order.complementaryInformations.map(({ identifier }) => identifier)).toEqual(
      order.items.map(({ identifier }) => identifier),
    );
  });

  it('[A6, D14] has the account of a customer and the prices for existing customers', () => {
    const order = orderOf({}, {}, aSettings(), { accountNumber: 'ALZ-1' });
    expect(order.accountNumber).toBe('ALZ-1');
    expect(order.displayedTotals).toEqual({ oneOff: 5700, monthly: 8397 });
  });

  it('[A10, E9, F3] has a device with its plan as one line item, with its voucher and its add-ons', () => {
    const changedLine = { id: 'a', name: 'Alzette S', phoneNumber: '+352691123456' };
    const voucher = { voucherCode: 'WELCOME50', amount: 5000 };
    const phone = aDeviceItem({ subscriptionMode: 'change', keepNumber: true, changedLine, voucher });
    const care = addOnItem(phone, anAdditional(), anAdditional().variants[0]!);
    const order = orderOf({}, { items: [phone, care] });
    expect(isOrder(order)).toBe(true);
    expect(order.items).toEqual([
      expect.objectContaining({
        type: 'device',
        variantCode: phone.variant.code,
        taxonCode: 'ernz-9-pro',
        voucherCode: 'WELCOME50',
      }),
      expect.objectContaining({
        type: 'subscription-additional',
        parentIdentifier: 'device-1',
        taxonCode: 'ernz-9-pro',
      }),
    ]);
    expect(order.complementaryInformations).toEqual([
      expect.objectContaining({
        subscriptionMode: 'change',
        currentPhoneNumber: '+352691123456',
        currentOperator: 'alzette-prepaid',
        iccid: 'unknown',
      }),
    ]);
    expect(order.displayedTotals.oneOff).toBe(14_900 - 5000 + 1900);
  });

  it('[E8] has mode and SIM type of each mobile plan', () => {
    expect(orderOf().complementaryInformations).toEqual([
      expect.objectContaining({
        identifier: 'line-1',
        subscriptionMode: 'new',
        keepNumber: false,
        simType: 'physical',
      }),
      expect.objectContaining({ identifier: 'line-2', simType: 'eSIM', productVariant: { code: 'mobile-m-24' } }),
    ]);
  });

  it.each([
    ['691 123 456', '8935 2010 0000 0012 340', '8935201000000012340'],
    ['352691123456', '8935201000000012340', '8935201000000012340'],
    ['+691.123.456', '8935-2010-0000-0012-3405', '89352010000000123405'],
  ])(
    '[E3, E4, K1] has operator, number and ICCID of a kept number in their wire form: %s',
    (number, typedIccid, iccid) => {
      const keys = mobileItemKeys('line-1');
      const typed = { [keys.currentOperator]: 'post', [keys.currentNumber]: number, [keys.iccid]: typedIccid };
      const order = orderOf(typed, { items: [aCartItem({ keepNumber: true })] });
      expect(isOrder(order)).toBe(true);
      expect(order.complementaryInformations).toEqual([
        expect.objectContaining({
          keepNumber: true,
          currentOperator: 'post',
          currentPhoneNumber: '+352691123456',
          iccid,
        }),
      ]);
    },
  );

  it('[E1] has no data about a number that is not kept', () => {
    const keys = mobileItemKeys('line-1');
    const left = {
      [keys.currentOperator]: 'post',
      [keys.currentNumber]: '691123456',
      [keys.iccid]: '8935201000000012340',
    };
    const [information] = orderOf(left).complementaryInformations;
    expect(information).toMatchObject({
      keepNumber: false,
      currentOperator: null,
      currentPhoneNumber: null,
      iccid: null,
    });
  });

  it('[E2] keeps the number of a changed line, typed or known, without an ICCID', () => {
    const keys = mobileItemKeys('line-1');
    const changedLine = { id: 'a', name: 'Alzette S', phoneNumber: '+352691123456' };
    const changing = aCartItem({ subscriptionMode: 'change', keepNumber: false, changedLine });
    const entered = {
      [keys.currentNumber]: '661 222 333',
      [keys.currentOperator]: 'alzette-prepaid',
      [keys.iccid]: 'unknown',
    };
    expect(orderOf(entered, { items: [changing] }).complementaryInformations).toEqual([
      expect.objectContaining({
        keepNumber: true,
        currentOperator: 'alzette-prepaid',
        currentPhoneNumber: '+352661222333',
        iccid: 'unknown',
      }),
    ]);
  });

  it('[I3] has the postcode without prefix and spaces', () => {
    for (const typed of ['4251', 'L-4251', 'l 4251', ' L4251 ']) {
      expect(orderOf({ [contractKeys.postalCode]: typed }).billingAddress.postcode).toBe('4251');
    }
  });

  it.each([
    ['12, rue de Mamer', '12', '12, rue de Mamer'],
    ['rue de Mamer 12', '12', '12, rue de Mamer'],
    ['12a rue de Mamer', '12A', '12A, rue de Mamer'],
    ['14, rue de Mamer', '12', '12, 14, rue de Mamer'],
    ['rue de Mamer', '12,', '12, rue de Mamer'],
  ])('[I3] prints the number of the street %j once beside %j', (street, number, printed) => {
    const entered = { [contractKeys.street]: street, [contractKeys.streetNumber]: number };
    expect(orderOf(entered).billingAddress.street).toBe(printed);
  });

  it('[J1] is shipped to the billing address unless the shopper enters another one', () => {
    expect(orderOf().shippingAddress).toEqual(orderOf().billingAddress);
    expect(orderOf(elsewhere).shippingAddress).toEqual({
      firstName: 'Zoé',
      lastName: 'Klein',
      countryCode: 'LU',
      street: '7, Grand-Rue',
      city: 'Luxembourg',
      postcode: '1660',
      additionalInformation: '2nd floor',
    });
    expect(isSameAsBilling({})).toBe(true);
  });

  it('[J1] is shipped to the billing address once the shopper selects it again', () => {
    const order = orderOf({ ...elsewhere, [deliveryKeys.sameAsBilling]: true });
    expect(order.shippingAddress).toEqual(order.billingAddress);
  });

  it('[J5, K1] has each item installed at the delivery address', () => {
    const order = orderOf(elsewhere, { items: [aCartItem(), anInstalledItem({ identifier: 'line-3' })] });
    expect(order.eligibilityAddresses).toEqual([{ identifier: 'line-3', address: order.shippingAddress }]);
    expect(order.shippingAddress).not.toEqual(order.billingAddress);
  });

  it('[J3, J4, K1] has mode and time of each installation, once for an item that also has a SIM card', () => {
    const keys = installationKeys('internet', 'fibre-1');
    const home = anInstalledItem({
      identifier: 'home-1',
      type: 'internet-mobile',
      simType: 'eSIM',
      installationMode: 'technician',
    });
    const order = orderOf(
      {
        [keys.time]: 'afternoon',
        [keys.date]: '2026/12/17',
        [installationKeys('internet-mobile', 'home-1').date]: '2026/12/18',
      },
      { items: [aCartItem(), anInstalledItem(), home] },
    );
    expect(isOrder(order)).toBe(true);
    expect(order.complementaryInformations).toEqual([
      expect.not.objectContaining({ installation: expect.anything() }),
      expect.objectContaining({
        identifier: 'home-1',
        simType: 'eSIM',
        installation: { mode: 'technician', time: 'morning', date: '2026/12/18' },
      }),
      expect.objectContaining({
        identifier: 'fibre-1',
        keepNumber: false,
        currentPhoneNumber: null,
        simType: null,
        installation: { mode: 'self', time: 'afternoon', date: '2026/12/17' },
      }),
    ]);
    expect(order.displayedTotals.oneOff).toBe(1900 + 4900 + 4900 + 6900);
  });
});
