import fc from 'fast-check';
import { cartTotals, monthlyOf, oneOffOf, splitPrice } from '@alzette/shop-model';
import { aCartItem } from '@alzette/shop-model/testing';
import { stressRun } from '@alzette/server-kit/testing';
import { type BookedItem, totalsOf } from '@alzette/shop-api/order';
import { orderItem } from '../../../test/builders';

const row = stressRun('money-adds-up', { test: 500, full: 2_000, stress: 100_000 });

const cents = fc.integer({ min: 0, max: 200_000 });
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  monthly: cents,
  activationFee: cents,
  installationFee: cents,
  upfront: cents,
  voucher: cents,
});
type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never;

const nothing = {
  variantName: '',
  productName: '',
  discountMonths: null,
  activationFeeName: '',
  installationModes: [],
  installationName: null,
  selfInstallation: false,
  installationParcel: null,
  commitmentMonths: 0,
  esim: false,
  subscription: null,
  device: null,
  deliverable: false,
};

/** The server's item, after the voucher. */
function booked({ quantity, monthly, activationFee, installationFee, upfront, voucher }: Line): BookedItem {
  const left = upfront > voucher ? upfront - voucher : 0;
  return {
    ...nothing,
    item: orderItem({ quantity }),
    monthly,
    originalMonthly: monthly,
    activationFee,
    installationFee,
    upfront: left,
  };
}

/** The same item in the cart. */
function shown({ quantity, monthly, activationFee, installationFee, upfront, voucher }: Line) {
  const price = {
    applied: { newCustomer: monthly, existingCustomer: monthly },
    original: monthly,
    discountDuration: null,
    activationFee,
    activationFeeName: '',
    upfront,
  };
  const mode = { code: 'chosen', label: '', description: '', price: installationFee };
  return aCartItem({
    quantity,
    price,
    subscription: null,
    installationModes: [mode],
    installationMode: 'chosen',
    voucher: { voucherCode: 'V', amount: voucher },
  });
}

it('[D1, B12] the items of a cart add up to its totals, to a cent, in the browser and on the server', () => {
  let tried = 0;
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
      const sum = (amount: (item: Line) => number) =>
        lines.reduce((total, each) => total + BigInt(amount(each)) * BigInt(each.quantity), 0n);
      const oneOff = Number(
        sum(
          ({ activationFee, installationFee, upfront, voucher }) =>
            activationFee + installationFee + Math.max(upfront - voucher, 0),
        ),
      );
      const monthly = Number(sum((each) => each.monthly));
      const onServer = totalsOf(lines.map(booked), 17);
      expect(onServer).toMatchObject({ oneOff, monthly, shipping: 0 });
      // The net amount plus 17 % is the total, to a cent.
      expect(Math.abs((oneOff - onServer.tax) * 117 - oneOff * 100)).toBeLessThanOrEqual(59);

      const items = lines.map(shown);
      expect(cartTotals(items, false)).toMatchObject({ oneOff, monthly });
      const linesShown = items.map((item) => oneOffOf(item) + monthlyOf(item, false));
      expect(linesShown.reduce((total, amount) => total + amount, 0)).toBe(oneOff + monthly);
      const { integer, fraction } = splitPrice(oneOff);
      expect(`${integer}${fraction}`).toBe(String(oneOff).padStart(3, '0'));
      row.progress((tried += 1));
    }),
    row.fastCheck,
  );
  row.result({ off: 0 });
});
