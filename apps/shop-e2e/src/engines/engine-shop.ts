import type { Locale } from '@alzette/shop-model';
import { messagesOf } from '../support/messages';
import { type ShopperDetails } from '../support/shopper';
import { addressesOf } from '../support/site';
import { type EngineWindow, waitUntil } from './engine-window';

const visible = `(element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled`;
/** More than any page has. */
const maxStops = 200;
const frame = `document.querySelector('dialog[open] iframe')`;
const topmost = `([...document.querySelectorAll('dialog[open]')].at(-1) ?? document)`;

/** The screens of the shop in a window of any engine. Texts are message ids; fields have their form keys. */
export class EngineShop {
  readonly text;
  readonly address;

  constructor(
    readonly window: EngineWindow,
    siteUrl: string,
    locale: Locale = 'en',
  ) {
    this.text = messagesOf(locale);
    this.address = addressesOf(locale, siteUrl);
  }

  /** Presses an element once it is visible and enabled. */
  async press(element: string): Promise<void> {
    await waitUntil(this.window, `(${element}) && (${visible})(${element})`);
    await this.window.evaluate(`(${element}).scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await this.window.click(element);
  }

  /** Presses the button or link with this text, in the topmost dialog if there is one. */
  button(id: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.press(buttonWith(this.text(id, values)));
  }

  /** Moves the focus to an element, forward. */
  async tabTo(element: string): Promise<void> {
    await waitUntil(this.window, `(${element}) && (${visible})(${element})`);
    for (let stop = 0; stop < maxStops; stop += 1) {
      if (await this.window.evaluate<boolean>(`document.activeElement === (${element})`)) return;
      await this.window.key('Tab');
    }
    throw new Error(`${element} is not reached with the keyboard`);
  }

  /** Presses the button or link with this text, with the keyboard alone. */
  async enter(id: string): Promise<void> {
    await this.tabTo(buttonWith(this.text(id)));
    await this.window.key('Enter');
  }

  async fill(name: string, text: string): Promise<void> {
    const field = `document.querySelector('[name="${name}"]:not([type=hidden])')`;
    await this.press(field);
    await this.window.type(field, text);
  }

  check(name: string, value?: string): Promise<void> {
    const ofValue = value === undefined ? '' : `[value="${value}"]`;
    return this.press(`document.querySelector('input[name="${name}"]${ofValue}:not([type=hidden])')`);
  }

  waitForText(text: string): Promise<void> {
    return waitUntil(this.window, `document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  heading(text: string): Promise<void> {
    return waitUntil(this.window, `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`);
  }

  /** From the page of the plans to the cart. */
  async addPlan(code: string): Promise<void> {
    await this.window.goto(this.address('mobile'));
    await this.press(`document.querySelector('input[type=radio][value="${code}"]')`);
    await this.button('shell.offer.add');
    await waitUntil(
      this.window,
      `document.querySelector('dialog[open]')?.textContent.includes(${JSON.stringify(this.text('shell.added.title'))})`,
    );
  }

  async goToCart(): Promise<void> {
    await this.button('shell.added.toCart');
    await this.heading(this.text('cart.title'));
  }

  async step(id: string): Promise<void> {
    await waitUntil(this.window, `document.querySelector('section[data-step="${id}"]')?.getClientRects().length`);
  }

  /** From the cart step to the summary, with a contract on direct debit. */
  async reachSummary(shopper: ShopperDetails): Promise<void> {
    await this.button('checkout.cart.next');
    await this.step('contract');
    await this.button('identity.start');
    await this.inDialogFrame(async () => {
      const person = `[...document.querySelectorAll('label')].find(({ textContent }) => textContent.includes('${shopper.firstname} ${shopper.lastname}'))`;
      await this.press(person);
      await this.press(`document.querySelector('button[value=choose]')`);
    });
    for (const [name, value] of Object.entries(contractFields(shopper))) await this.fill(name, value);
    await this.button('contract.bank.iban.check');
    await this.check('contract.bank.authorize');
    await this.button('checkout.contract.next');
    await this.step('delivery');
    await this.button('checkout.delivery.next');
    await waitUntil(this.window, `document.querySelector('[name="summary.acceptances.certify"]')`);
  }

  /** Signs each document and accepts the terms. */
  async signAndAccept(): Promise<void> {
    const unsigned = buttonWith(this.text('summary.contracts.sign'), 'li button');
    while (await this.window.evaluate(`Boolean(${unsigned})`)) {
      await this.press(unsigned);
      await this.inDialogFrame(async () => {
        await this.press(`document.querySelector('#read')`);
        await this.press(`document.querySelector('button[value=sign]')`);
      });
      await waitUntil(this.window, `!document.querySelector('dialog[open]')`);
    }
    await this.check('summary.acceptances.certify');
    await this.check('summary.acceptances.conditions');
  }

  async pay(card: string): Promise<void> {
    const year = String((new Date().getFullYear() + 1) % 100).padStart(2, '0');
    const fields = { name: 'Camille Weber', number: card, expiry: `12/${year}`, code: '123' };
    for (const [name, value] of Object.entries(fields)) await this.fill(name, value);
    await this.press(`document.querySelector('button[value=pay]')`);
  }

  /** Token of the order in the address. */
  orderToken(): Promise<string> {
    return this.window.evaluate<string>(`new URL(location.href).searchParams.get('order_token')`);
  }

  private async inDialogFrame(work: () => Promise<void>): Promise<void> {
    await waitUntil(this.window, `(${frame})?.getBoundingClientRect().height > 50`);
    await this.window.inFrame(frame, work);
  }
}

function buttonWith(text: string, selector = 'button, a[href], summary'): string {
  const has = `({ textContent, ariaLabel }) => (ariaLabel ?? textContent).includes(${JSON.stringify(text)})`;
  return `[...${topmost}.querySelectorAll('${selector}')].filter(${visible}).find(${has})`;
}

function contractFields({ email, phone, street, streetNumber, postalCode, city, iban }: ShopperDetails) {
  return {
    'contract.contact.email': email,
    'contract.contact.email-confirm': email,
    'contract.contact.phone': phone,
    'contract.billing.street': street,
    'contract.billing.street-number': streetNumber,
    'contract.billing.postal-code': postalCode,
    'contract.billing.city': city,
    'contract.bank.iban': iban,
  };
}
