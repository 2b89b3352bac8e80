import { cartTotals, type OrderResponse } from '@alzette/shop-model';
import { aCartItem, aDeviceItem, aStarterPack, aTopUp } from '@alzette/shop-model/testing';
import { ecommerceOfCart, ecommerceOfPrepaid, ecommerceOfPurchase } from './ecommerce';
import { clientStatus } from './events';

const item = {
  taxonCode: null,
  mobileProductName: null,
  mobileVariantName: null,
  deviceModelName: null,
  monthly: 2499,
  activationFeeName: null,
  installationName: null,
};
const order: OrderResponse = {
  tokenValue: 'token',
  number: 'ALZ-1',
  state: 'confirmed',
  paymentState: 'paid',
  card: null,
  isNewClient: true,
  email: 'ada@example.lu',
  currency: 'EUR',
  total: 33_800,
  taxTotal: 4911,
  shippingTotal: 0,
  monthlyTotal: 9999,
  billingAddress: {
    firstName: 'Ada',
    lastName: 'Weber',
    countryCode: 'LU',
    street: '1, rue A',
    city: 'Esch',
    postcode: '4251',
  },
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Weber',
    countryCode: 'LU',
    street: '1, rue A',
    city: 'Esch',
    postcode: '4251',
  },
  items: [
    {
      ...item,
      identifier: 'a',
      type: 'device',
      variantCode: 'phone.plan',
      variantName: 'Phone',
      quantity: 1,
      activationFee: 1900,
      upfront: 14_900,
      installationFee: 0,
    },
    {
      ...item,
      identifier: 'b',
      type: 'internet',
      variantCode: 'fibre',
      variantName: 'Fibre',
      quantity: 2,
      activationFee: 0,
      upfront: 0,
      installationFee: 8500,
    },
  ],
  complementaryInformations: [],
  createdAt: '2026-11-20T10:00:00Z',
  confirmedAt: '2026-11-20T10:05:00Z',
};

describe('a cart in the data layer', () => {
  const items = [
    aDeviceItem({ voucher: { voucherCode: 'WELCOME50', amount: 5000 } }),
    aCartItem({ identifier: 'line-2', quantity: 3 }),
  ];

  it('[O1] has euros, and items with id, name, category, price and quantity', () => {
    const { currency, items: lines } = ecommerceOfCart(items);
    expect(currency).toBe('EUR');
    expect(lines).toEqual([
      {
        item_id: items[0]?.variant.code,
        item_name: items[0]?.variant.name,
        item_category: 'device',
        price: 118,
        quantity: 1,
      },
      { item_id: 'mobile-m-24', item_name: expect.any(String), item_category: 'mobile', price: 19, quantity: 3 },
    ]);
  });

  it('[O1] has the amount due today as its value, the sum of its items', () => {
    const { value, items: lines } = ecommerceOfCart(items);
    expect(value).toBe(cartTotals(items, false).oneOff / 100);
    expect(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(value);
  });

  it('[O1] may be empty', () => {
    expect(ecommerceOfCart([])).toEqual({ currency: 'EUR', value: 0, items: [] });
  });
});

describe('a prepaid product in the data layer', () => {
  it.each([
    [aTopUp({ amount: 1250 }), 'top-up-20', 'prepaid-top-up', 12.5],
    [aStarterPack(), 'starter-20', 'prepaid-starter-pack', 15],
  ])('[O1, M6] has its amount in euros as its value', (product, id, category, value) => {
    expect(ecommerceOfPrepaid(product)).toEqual({
      currency: 'EUR',
      value,
      items: [{ item_id: id, item_name: product.name, item_category: category, price: value, quantity: 1 }],
    });
  });
});

describe('a purchase in the data layer', () => {
  it('[O1] has the order’s number, its total, tax and shipping in euros', () => {
    expect(ecommerceOfPurchase(order)).toEqual({
      transaction_id: 'ALZ-1',
      currency: 'EUR',
      value: 338,
      tax: 49.11,
      shipping: 0,
      items: [
        { item_id: 'phone.plan', item_name: 'Phone', item_category: 'device', price: 168, quantity: 1 },
        { item_id: 'fibre', item_name: 'Fibre', item_category: 'internet', price: 85, quantity: 2 },
      ],
    });
  });

  it('[O1] holds no personal data', () => {
    expect(JSON.stringify(ecommerceOfPurchase(order))).not.toMatch(/Ada|Weber|example|rue A|4251|token/u);
  });
});

it('[A9] guests are new clients and customers are old clients', () => {
  expect([clientStatus(true), clientStatus(false)]).toEqual(['new-client', 'old-client']);
});
