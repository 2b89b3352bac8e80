import { offerOf } from './offers/offer';
import { priceSteps } from './price-steps';
import {
  costOfItem,
  instalmentsText,
  priceText,
  termLabel,
  termSentences,
  termsOfItem,
  totalOverTerm,
  totalSentence,
} from './terms';
import { locales } from './locale';
import { termCases } from './testing';

const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
const flat = (cents: number) => ({
  applied: { newCustomer: cents, existingCustomer: cents },
  original: cents,
  discountDuration: null,
});
const added = { identifier: 'line-1', origin: '/en/mobile' };

describe.each(termCases)('$name', ({ offer, sentences, total }) => {
  it.each(locales)('[K3] has its terms in full sentences (%s)', (locale) => {
    const terms = termsOfItem(offerOf(offer).item(added), false);
    expect(terms && termSentences(terms, locale).map(plain)).toEqual(sentences[locale]);
  });

  it.each(locales)('[K13] has its total over the minimum term (%s)', (locale) => {
    const cost = costOfItem(offerOf(offer).item(added), [], false);
    const sentence = cost && totalSentence(cost, locale);
    expect(sentence && plain(sentence)).toEqual(total && total[locale]);
  });
});

it('[K3] the terms of an existing customer have the instalments of that customer', () => {
  const [, , rising] = termCases;
  const terms = rising && termsOfItem(offerOf(rising.offer).item(added), true);
  expect(terms?.instalments).toEqual([
    { count: 12, amount: 1700 },
    { count: 12, amount: 1900 },
  ]);
});

it('[K3] an add-on has no terms of its own, a device alone only its instalments', () => {
  const [phone] = termCases;
  if (phone?.offer.type !== 'device') throw new Error('The first case is a phone');
  const alone = offerOf({ ...phone.offer, subscription: null }).item(added);
  expect(termsOfItem(alone, false)).toEqual({ planMonths: null, instalments: [{ count: 36, amount: 1600 }] });
  expect(termsOfItem({ ...alone, type: 'tv-package' }, false)).toBeNull();
});

it('[K13] the total has add-ons, installation, voucher and every piece, for this kind of customer', () => {
  const [, phone, , , , plan] = termCases;
  if (phone?.offer.type !== 'device' || !plan) throw new Error('The cases are in another order');
  const fee = { ...flat(500), activationFee: 1000, activationFeeName: 'Sending', upfront: 0 };
  const addOn = { ...offerOf(plan.offer).item(added), type: 'tv-package', quantity: 2, price: fee } as const;
  const withVoucher = { ...offerOf(phone.offer).item(added), voucher: { voucherCode: 'V', amount: 5000 } };
  const cost = costOfItem(withVoucher, [addOn], true);
  const today = 14_900 - 5000 + 1900 + 2 * 1000;
  expect(cost && totalOverTerm(cost)).toBe(today + 24 * 2200 + 12 * 2799 + 12 * 2999 + 24 * 2 * 500);

  const mode = { code: 'technician', label: '', description: '', price: 4900 };
  const installed = { ...offerOf(plan.offer).item(added), installationModes: [mode], installationMode: 'technician' };
  const several = costOfItem({ ...installed, quantity: 3 }, [], false);
  expect(several && totalOverTerm(several)).toBe(3 * (67_876 + 4900));
  const phones = costOfItem({ ...offerOf(phone.offer).item(added), quantity: 2 }, [], false);
  expect(phones && totalOverTerm(phones)).toBe(2 * 135_576);
});

it.each([
  ['fr', 'Engagement de 1 mois', 'Sans engagement'],
  ['en', 'Minimum term of 1 month', 'No minimum term'],
  ['de', '1 Monat Mindestlaufzeit', 'Ohne Mindestlaufzeit'],
] as const)('[D11] a term has a short form, in the singular too (%s)', (locale, one, none) => {
  expect(termLabel(1, locale)).toBe(one);
  expect(termLabel(0, locale)).toBe(none);
});

it.each([
  ['fr', '35,98 € pendant 1 mois, puis 40,98 € pendant 5 mois, puis 45,98 € par mois', '1 mensualité de 16,00 €'],
  ['en', '€35.98 for 1 month, then €40.98 for 5 months, then €45.98 per month', '1 instalment of €16.00'],
  ['de', '35,98 € für 1 Monat, danach 40,98 € für 5 Monate, danach 45,98 € pro Monat', '1 Rate zu 16,00 €'],
] as const)('[B10] a price names each rise in order (%s)', (locale, text, instalment) => {
  const steps = priceSteps([
    { monthly: 2999, original: 3499, discountMonths: 6 },
    { monthly: 599, original: 1099, discountMonths: 1 },
    { monthly: 0, original: 0, discountMonths: null },
  ]);
  expect(plain(priceText(steps, locale))).toBe(text);
  expect(plain(instalmentsText([{ count: 1, amount: 1600 }], locale))).toBe(instalment);
});
