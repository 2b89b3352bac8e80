import { screen } from '@testing-library/react';
import { cartTotals } from '@alzette/shop-model';
import { CartTotals, MonthlyPrice, OneOffPrice, PromotionText } from '../index';
import { aLine, pageText, plan, renderWidget } from '../testing/render-widget';

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
    await renderWidget(<CartTotals totals={cartTotals([aLine(), aLine({ identifier: 'line-2' })], false)} />);
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
