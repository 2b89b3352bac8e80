import fc from 'fast-check';
import { formatLocales, locales } from './locale';
import {
  centsToEuros,
  formatDecimalComma,
  formatMoney,
  formatShortMoney,
  moneyParts,
  parseDecimalComma,
  splitPrice,
  vatIncluded,
} from './money';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('money', () => {
  it('[B12] splits an amount into whole euros and two digits of cents', () => {
    expect(splitPrice(1999)).toEqual({ integer: 19, fraction: '99' });
    expect(splitPrice(1905)).toEqual({ integer: 19, fraction: '05' });
    expect(splitPrice(7)).toEqual({ integer: 0, fraction: '07' });
    expect(splitPrice(0)).toEqual({ integer: 0, fraction: '00' });
  });

  it('[B12] loses no cent in the split, for any amount', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const { integer, fraction } = splitPrice(amount);
        return fraction.length === 2 && integer * 100 + Number(fraction) === amount;
      }),
    );
  });

  describe.each(locales)('in %s', (locale) => {
    const euros = (amount: number, digits: number) =>
      new Intl.NumberFormat(formatLocales[locale], {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: digits,
      }).format(amount / 100);

    it('[B12] is written as Unicode writes it in this language', () => {
      fc.assert(
        fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (amount) => {
          const { integer, fraction } = moneyParts(amount, locale);
          expect(formatMoney(amount, locale)).toBe(euros(amount, 2));
          expect(integer + fraction).toBe(euros(amount, 2));
          expect(formatShortMoney(amount * 100, locale)).toBe(euros(amount * 100, 0));
          expect(formatShortMoney(2505, locale)).toBe(euros(2505, 2));
        }),
      );
    });
  });

  it('contains 17 % VAT', () => {
    expect(vatIncluded(11_700, 17)).toBe(1700);
    expect(vatIncluded(1900, 17)).toBe(276);
    expect(vatIncluded(0, 17)).toBe(0);
  });

  it('differs from the exact VAT by at most half a cent, and never exceeds the amount', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 30 }), (amount, rate) => {
        const vat = vatIncluded(amount, rate);
        const exact = amount - amount / (1 + rate / 100);
        return Number.isInteger(vat) && vat <= amount && Math.abs(vat - exact) <= 0.5 + 1e-6;
      }),
    );
  });

  it('[M6] is converted to euros for partners and analytics', () => {
    expect(centsToEuros(1999)).toBe(19.99);
    fc.assert(fc.property(cents, (amount) => Math.round(centsToEuros(amount) * 100) === amount));
  });

  it('[D12] reads and writes the first payment of a device with a decimal comma', () => {
    expect(['149,00', '0,5', '677', ' 12,34 '].map(parseDecimalComma)).toEqual([14_900, 50, 67_700, 1234]);
    expect(formatDecimalComma(14_905)).toBe('149,05');
    fc.assert(fc.property(cents, (amount) => parseDecimalComma(formatDecimalComma(amount)) === amount));
  });

  it.each(['', '149.00', '-1,00', '1,234', 'free', '1 000,00'])('[D12] refuses %j as a first payment', (text) => {
    expect(() => parseDecimalComma(text)).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s as an amount', (amount) => {
    expect(() => splitPrice(amount)).toThrow(RangeError);
    expect(() => vatIncluded(amount, 17)).toThrow(RangeError);
    expect(() => centsToEuros(amount)).toThrow(RangeError);
  });
});
