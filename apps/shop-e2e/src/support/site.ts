import type { Page } from '@playwright/test';
import type { Locale } from '@alzette/shop-model';
import { CartPage } from '../pages/cart-page';
import { CartStep } from '../pages/cart-step';
import { CheckoutPage } from '../pages/checkout-page';
import { ConfirmationPage } from '../pages/confirmation-page';
import { ContractStep } from '../pages/contract-step';
import { DeliveryStep } from '../pages/delivery-step';
import { HomePage } from '../pages/home-page';
import { IdentityDialog } from '../pages/identity-dialog';
import { MobilePage } from '../pages/mobile-page';
import { PaymentPage } from '../pages/payment-page';
import { SignDialog } from '../pages/sign-dialog';
import { SummaryStep } from '../pages/summary-step';
import { wordsOf, type Words } from './words';

const paths = {
  fr: { mobile: 'mobile', cart: 'panier' },
  en: { mobile: 'mobile', cart: 'cart' },
  de: { mobile: 'mobil', cart: 'warenkorb' },
} as const;

/** All screens of the shop in one language, in one tab. */
export interface Site {
  readonly page: Page;
  readonly locale: Locale;
  readonly words: Words;
  readonly home: HomePage;
  readonly mobile: MobilePage;
  readonly cart: CartPage;
  readonly checkout: CheckoutPage;
  readonly cartStep: CartStep;
  readonly identity: IdentityDialog;
  readonly contract: ContractStep;
  readonly delivery: DeliveryStep;
  readonly summary: SummaryStep;
  readonly sign: SignDialog;
  readonly payment: PaymentPage;
  readonly confirmation: ConfirmationPage;
  goto(page: 'home' | 'mobile' | 'cart' | 'checkout', query?: string): Promise<void>;
}

export function siteIn(page: Page, locale: Locale, siteUrl: string): Site {
  const words = wordsOf(locale);
  const addresses = { home: '', checkout: '/checkout', mobile: `/${paths[locale].mobile}`, cart: `/${paths[locale].cart}` };
  return {
    page,
    locale,
    words,
    home: new HomePage(page, words),
    mobile: new MobilePage(page, words),
    cart: new CartPage(page, words),
    checkout: new CheckoutPage(page, words),
    cartStep: new CartStep(page, words),
    identity: new IdentityDialog(page, words),
    contract: new ContractStep(page, words),
    delivery: new DeliveryStep(page, words),
    summary: new SummaryStep(page, words),
    sign: new SignDialog(page, words),
    payment: new PaymentPage(page, words),
    confirmation: new ConfirmationPage(page, words),
    goto: async (name, query = '') => {
      await page.goto(`${siteUrl}/${locale}${addresses[name]}${query}`);
    },
  };
}
