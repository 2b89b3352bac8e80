import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { legalPaths, type Locale, type NamedPage, type Page as SitePage } from '@alzette/shop-model';
import { CartPage } from '../pages/cart-page';
import { CartStep } from '../pages/cart-step';
import { CheckoutPage } from '../pages/checkout-page';
import { ConfirmationPage } from '../pages/confirmation-page';
import { ContractStep } from '../pages/contract-step';
import { DeliveryStep } from '../pages/delivery-step';
import { HomePage } from '../pages/home-page';
import { IdentityDialog } from '../pages/identity-dialog';
import { LoginPage } from '../pages/login-page';
import { OrdersPage } from '../pages/orders-page';
import { OfferPage } from '../pages/offer-page';
import { PaymentPage } from '../pages/payment-page';
import { PhonePage } from '../pages/phone-page';
import { ReplaceCartDialog } from '../pages/replace-cart-dialog';
import { SignDialog } from '../pages/sign-dialog';
import { StarterPacksPage } from '../pages/starter-packs-page';
import { SummaryStep } from '../pages/summary-step';
import { TopUpPage } from '../pages/top-up-page';
import { root } from './root';
import { messagesOf, type MessageText } from './messages';

/** The operator of the shared shop. */
export const sharedOperator = process.env['ALZETTE_E2E_OPERATOR'] ?? 'alzette';

/** All screens of the shop in one language, in one tab. */
export interface Site {
  readonly page: Page;
  readonly locale: Locale;
  readonly text: MessageText;
  readonly home: HomePage;
  readonly mobile: OfferPage;
  /** Any page where an offer is chosen. */
  readonly offer: OfferPage;
  readonly phone: PhonePage;
  readonly topUp: TopUpPage;
  readonly starterPacks: StarterPacksPage;
  readonly replaceCart: ReplaceCartDialog;
  readonly login: LoginPage;
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
  readonly orders: OrdersPage;
  /** `below` is the rest of the path: the slug of a phone. */
  address(page: SitePage, query?: string, below?: string): string;
  goto(...place: Parameters<Site['address']>): Promise<void>;
}

export function siteIn(page: Page, locale: Locale, siteUrl: string, operator = sharedOperator): Site {
  const text = messagesOf(locale);
  const operatorName = readOperator(operator).name;
  const address = addressesOf(locale, siteUrl, operator);
  return {
    page,
    locale,
    text,
    home: new HomePage(page, text),
    mobile: new OfferPage(page, text, operatorName),
    offer: new OfferPage(page, text, operatorName),
    phone: new PhonePage(page, text, operatorName),
    topUp: new TopUpPage(page, text),
    starterPacks: new StarterPacksPage(page, text),
    replaceCart: new ReplaceCartDialog(page, text),
    login: new LoginPage(page),
    cart: new CartPage(page, text),
    checkout: new CheckoutPage(page, text),
    cartStep: new CartStep(page, text),
    identity: new IdentityDialog(page, text),
    contract: new ContractStep(page, text),
    delivery: new DeliveryStep(page, text),
    summary: new SummaryStep(page, text),
    sign: new SignDialog(page, text),
    payment: new PaymentPage(page, text),
    confirmation: new ConfirmationPage(page, text),
    orders: new OrdersPage(page, text),
    address,
    goto: async (...place) => {
      await page.goto(address(...place));
    },
  };
}

export function addressesOf(locale: Locale, siteUrl: string, operator = sharedOperator): Site['address'] {
  const paths = { home: { [locale]: '' }, ...legalPaths, ...readOperator(operator).paths };
  return (name, query = '', below = '') =>
    `${siteUrl}/${[locale, paths[name][locale], below].filter(Boolean).join('/')}${query}`;
}

type PathsOfPage = Readonly<Partial<Record<Locale, string>>>;

export interface OperatorFile {
  readonly name: string;
  readonly channel: string;
  readonly orderNumberPrefix: string;
  readonly paths: Readonly<Record<NamedPage, PathsOfPage>>;
  readonly partners: Readonly<
    Record<'payment' | 'signature' | 'identity', { readonly slug: string; readonly name: string }>
  >;
  readonly theme: { readonly font: string; readonly tokens: Readonly<Record<string, string>> };
}

export function operatorPath(operator: string): string {
  return join(root, 'libs/server/operator-config/operators', `${operator}.json`);
}

const limits = { devices: 1e6, simCards: 1e6, monthly: 1e9, oneOff: 1e9 };

/** Writes the file of an operator whose buyers order what they like, because all tests buy as a few persons. Returns its path. */
export function writeWithoutLimits(operator: string, folder: string): string {
  cpSync(dirname(operatorPath(operator)), folder, { recursive: true });
  const file = join(folder, `${operator}.json`);
  const { rules, ...others } = JSON.parse(readFileSync(file, 'utf8')) as { readonly rules: object };
  writeFileSync(file, JSON.stringify({ ...others, rules: { ...rules, perCreditCheck: limits, perBuyer: limits } }));
  return file;
}

export function readOperator(operator: string): OperatorFile {
  return JSON.parse(readFileSync(operatorPath(operator), 'utf8')) as OperatorFile;
}
