import { screen } from '@testing-library/react';
import { cartTotals } from '@alzette/shop-model';
import { CartTotals, MonthlyPrice, OneOffPrice, PromotionText, SteppedPrice } from '../index';
import { anItem, pageText, plan, renderWidget } from '../testing/render-widget';

describe('the text of a promotion', () => {
  it.each([
    ['en', '€24.99 for 12 months, then €29.99 per month'],
    ['fr', '24,99 € pendant 12 mois, puis 29,99 € par mois'],
    ['de', '24,99 € für 12 Monate, danach 29,99 € pro Monat'],
  ] as const)('[B10] names the discounted price for its months, then the usual one (%s)', async (locale, text) => {
    await renderWidget(<PromotionText price={plan.price} />, { locale });
    expect(pageText()).toBe(text);
  });

  it('[B10] always has two decimals', async () => {
    const price = { applied: { newCustomer: 2000, existingCustomer: 2000 }, original: 3050, discountDuration: 6 };
    await renderWidget(<PromotionText price={price} />);
    expect(pageText()).toBe('€20.00 for 6 months, then €30.50 per month');
  });

  it('[B10] is empty without a discount', async () => {
    await renderWidget(
      <>
        <PromotionText price={{ ...plan.price, discountDuration: null }} />
        <PromotionText price={{ ...plan.price, original: 2499 }} />
      </>,
    );
    expect(pageText()).toBe('');
  });
});

describe('a monthly price with its rises', () => {
  const steps = [
    { monthly: 26_592, months: 6 },
    { monthly: 28_592, months: 6 },
    { monthly: 30_592, months: null },
  ];

  it.each([
    ['en', 'then €285.92 from month 7, then €305.92 from month 13'],
    ['fr', 'puis 285,92 € dès le mois 7, puis 305,92 € dès le mois 13'],
    ['de', 'danach 285,92 € ab Monat 7, danach 305,92 € ab Monat 13'],
  ] as const)('[B10] names each rise below it (%s)', async (locale, rises) => {
    await renderWidget(<SteppedPrice steps={steps} />, { locale });
    expect(pageText()).toContain(rises);
  });

  it('[B10] has nothing below it where it stays', async () => {
    await renderWidget(<SteppedPrice steps={[{ monthly: 2999, months: null }]} />);
    expect(pageText()).not.toContain('then');
  });
});

describe('prices', () => {
  it('[B12] show integer and fraction apart and have one amount as their accessible name', async () => {
    await renderWidget(
      <>
        <MonthlyPrice cents={2499} />
        <OneOffPrice cents={1905} />
      </>,
    );
    expect(screen.getByText('€24')).toBeVisible();
    expect(screen.getByText('.99')).toBeVisible();
    expect(screen.getByText('€24.99 per month')).toBeInTheDocument();
    expect(screen.getByText('€19.05 today')).toBeInTheDocument();
  });

  it('[B12] put the euro sign in the place of the language', async () => {
    await renderWidget(<MonthlyPrice cents={2499} />, { locale: 'fr' });
    expect(screen.getByText('24')).toBeVisible();
    expect(pageText()).toContain(',99 €');
  });
});

describe('cart totals', () => {
  it('[B12] show the amounts due each month, later and today, with VAT', async () => {
    await renderWidget(<CartTotals totals={cartTotals([anItem(), anItem({ identifier: 'line-2' })], false)} />);
    expect(screen.getByText('€49.98 per month')).toBeInTheDocument();
    expect(screen.getByText('€38.00 today')).toBeInTheDocument();
    expect(pageText()).toContain('€49.98 for 12 months, then €59.98 per month');
    expect(pageText()).toContain('Includes 17% VAT');
  });

  it('name an amount of zero due today', async () => {
    await renderWidget(<CartTotals totals={{ monthly: 999, oneOff: 0, steps: [] }} />);
    expect(pageText()).toContain('Nothing to pay');
    expect(pageText()).not.toContain('then');
  });
});
