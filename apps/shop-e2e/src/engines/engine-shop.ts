import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locale } from '@alzette/shop-model';
import { messagesOf } from '../support/messages';
import { freeDayOf, typed } from '../support/appointment';
import { residentProof } from '../support/resident-proof';
import type { ShopperDetails } from '../support/shopper';
import { addressesOf } from '../support/site';
import { type EngineWindow, holdStill, type Key, waitUntil } from './engine-window';
import { contractFields, recipientFields } from './shopper-fields';

/** How a shopper presses and chooses. */
export type Hands = 'pointer' | 'keyboard';

/** An offer that a guest pays for. Without a plan, it is the default choice of its page. */
export interface EngineOffer {
  readonly place: readonly ['mobile' | 'internet' | 'tv' | 'duo'] | readonly ['phones', '', string];
  readonly plan?: string;
}

export const engineOffers = {
  mobile: { place: ['mobile'], plan: 'mobile-alzette-s' },
  internet: { place: ['internet'], plan: 'internet-fibre-1000' },
  tv: { place: ['tv'], plan: 'tv-plus' },
  duo: { place: ['duo'], plan: 'duo-family' },
  phone: { place: ['phones', '', 'ernz-9-pro'] },
} satisfies Readonly<Record<string, EngineOffer>>;

const visible = `(element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled`;
/** More stops of the Tab key than any page has. */
const maxStops = 200;
const frame = `document.querySelector('dialog[open] iframe')`;
const dayFields = `document.querySelectorAll('[id^="delivery.product-"][id$=".installation.date"]')`;
const proofField = `document.querySelector('[name="contract.resident.file"]')`;
const topmost = `([...document.querySelectorAll('dialog[open]')].at(-1) ?? document)`;

/** The screens of the shop in a window of any engine. Texts are message ids; fields have their form keys. */
export class EngineShop {
  readonly text;
  readonly address;

  constructor(
    readonly window: EngineWindow,
    readonly siteUrl: string,
    locale: Locale = 'en',
    readonly hands: Hands = 'pointer',
  ) {
    this.text = messagesOf(locale);
    this.address = addressesOf(locale, siteUrl);
  }

  /** Presses an element once it is visible and enabled. */
  async press(element: string): Promise<void> {
    await waitUntil(this.window, `(${element}) && (${visible})(${element})`);
    if (this.hands === 'keyboard') return this.pressWithKeys(element);
    await holdStill(this.window, element);
    await this.window.click(element);
  }

  /** Presses the button or link with this text, in the topmost dialog if there is one. */
  button(id: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
    return this.press(buttonWith(this.text(id, values)));
  }

  async fill(name: string, text: string): Promise<void> {
    const field = `document.querySelector('[name="${name}"]:not([type=hidden])')`;
    await this.fillField(field, text);
  }

  private async fillField(field: string, text: string): Promise<void> {
    await waitUntil(this.window, `(${field}) && (${visible})(${field})`);
    if (this.hands === 'keyboard') await this.tabUntil(`document.activeElement === (${field})`);
    else await this.press(field);
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

  /** Puts an offer in the cart on its page. */
  async add({ place: [page, ...rest], plan }: EngineOffer): Promise<void> {
    await this.window.goto(this.address(page, ...rest));
    if (plan !== undefined) await this.press(`document.querySelector('input[type=radio][value="${plan}"]')`);
    await this.button('shell.offer.add');
    await waitUntil(
      this.window,
      `document.querySelector('dialog[open]')?.textContent.includes(${JSON.stringify(this.text('shell.added.title'))})`,
    );
  }

  /** On the page of the login provider. */
  async logIn(email: string): Promise<void> {
    await this.fill('email', email);
    await this.fill('password', 'alzette');
    await this.press(`document.querySelector('button[value=login]')`);
  }

  /** Height of the open dialog as a share of the window. */
  dialogShare(): Promise<number> {
    return this.window.evaluate(`document.querySelector('dialog[open]').getBoundingClientRect().height / innerHeight`);
  }

  async goToCart(): Promise<void> {
    await this.button('shell.added.toCart');
    await this.heading(this.text('cart.title'));
  }

  async step(id: string): Promise<void> {
    await waitUntil(this.window, `document.querySelector('section[data-step="${id}"]')?.getClientRects().length`);
  }

  /** Keeps the number of the only line, in the cart step. `operator` is the value of its choice. */
  async keepNumber(responses: {
    readonly operator: string;
    readonly number: string;
    readonly iccid: string;
  }): Promise<void> {
    const field = (name: string) => `document.querySelector('[name$=".kmn.${name}"]:not([type=hidden])')`;
    await this.press(`document.querySelector('article button[aria-expanded=false]')`);
    await this.press(field('active'));
    const choice = field('current-operator');
    await this.tabUntil(`document.activeElement === ${choice}`);
    const isReached = `${choice}.value === '${responses.operator}'`;
    while (!(await this.window.evaluate<boolean>(isReached))) await this.window.key('ArrowDown');
    await this.fillField(field('current-number'), responses.number);
    await this.fillField(field('iccid'), responses.iccid);
  }

  /** From the cart step to the summary, with a contract on direct debit. */
  async reachSummary(shopper: ShopperDetails): Promise<void> {
    for (const question of await this.fieldsOf('cart.product-', '.confirm-apple-tv')) await this.check(question);
    await this.button('checkout.cart.next');
    await this.step('contract');
    await this.button('identity.start');
    await this.inDialogFrame(async () => {
      const person = `[...document.querySelectorAll('label')].find(({ textContent }) => textContent.includes('${shopper.firstname} ${shopper.lastname}'))`;
      await this.press(person);
      await this.press(`document.querySelector('button[value=choose]')`);
    });
    for (const [name, value] of Object.entries(contractFields(shopper))) await this.fill(name, value);
    // A phone needs a proof of residence.
    if (await this.window.evaluate<boolean>(`Boolean(${proofField})`)) await this.uploadProof();
    await this.fill('contract.bank.iban', shopper.iban);
    await this.button('contract.bank.iban.check');
    // Choosing a file moves the focus.
    await waitUntil(this.window, buttonWith(this.text('common.change')));
    await this.check('contract.bank.authorize');
    await this.button('checkout.contract.next');
    await this.step('delivery');
    // The form loads after its heading.
    await waitUntil(this.window, buttonWith(this.text('checkout.delivery.next')));
    await this.chooseDays();
    await this.button('checkout.delivery.next');
    await waitUntil(this.window, `document.querySelector('[name="summary.acceptances.certify"]')`);
  }

  /** The dialog that chooses a file belongs to the engine's window: a key only reaches the field. */
  private async uploadProof(): Promise<void> {
    if (this.hands === 'keyboard') await this.tabUntil(`document.activeElement === ${proofField}`);
    const path = join(mkdtempSync(join(tmpdir(), 'alzette-proof-')), residentProof.name);
    writeFileSync(path, residentProof.buffer);
    await this.window.upload(proofField, path);
    await this.waitForText(this.text('contract.resident.file.other'));
    rmSync(dirname(path), { recursive: true });
  }

  /** Fills in the recipient of a starter pack. */
  async fillRecipient(shopper: ShopperDetails): Promise<void> {
    for (const [name, value] of Object.entries(recipientFields(shopper))) await this.fill(name, value);
  }

  /** Reads each document, signs all and accepts the terms. */
  async signAndAccept(): Promise<void> {
    await this.press(`document.querySelector('[id="summary.contracts.signed"] button')`);
    await this.inDialogFrame(async () => {
      const action = `document.querySelector('button[value=next], button[value=sign]')`;
      await waitUntil(this.window, action);
      while (await this.window.evaluate<boolean>(`${action}.value === 'next'`)) {
        await waitUntil(
          this.window,
          `document.querySelector('[name=document]').value !== '${await this.pressInForm()}'`,
        );
      }
      await this.pressInForm();
    });
    await waitUntil(this.window, `!document.querySelector('dialog[open]')`);
    await this.check('summary.acceptances.certify');
    await this.check('summary.acceptances.conditions');
  }

  /**
   * Presses the first button of the signing form, and returns which document it shows. The frame may still move while the dialog gets its
   * size, so a press that missed is repeated.
   */
  private async pressInForm(): Promise<string> {
    const shown = await this.window.evaluate<string>(`document.querySelector('[name=document]').value`);
    await this.window.evaluate(`void document.addEventListener('click', () => (document.body.dataset.pressed = ''))`);
    const isMissed = `!('pressed' in document.body.dataset) && document.querySelector('[name=document]')?.value === '${shown}'`;
    do await this.press(`document.querySelector('form button')`);
    while (await this.window.evaluate<boolean>(isMissed).catch(() => false));
    return shown;
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

  /** Types the first free day into every field for a day. */
  private async chooseDays(): Promise<void> {
    // The calendar loads after the form.
    await waitUntil(
      this.window,
      `!document.querySelector('[role=status][aria-label="${this.text('common.loading')}"]')`,
    );
    const days = await this.window.evaluate<number>(`${dayFields}.length`);
    if (days === 0) return;
    const calendar = await fetch(`${this.siteUrl}/api/v2/shop/installation/calendar?locale=en`);
    const day = typed(freeDayOf((await calendar.json()) as Readonly<Record<string, unknown>>));
    for (let index = 0; index < days; index += 1) await this.fillField(`${dayFields}[${index}]`, day);
  }

  private fieldsOf(start: string, end: string): Promise<readonly string[]> {
    const fields = `document.querySelectorAll('input[name^="${start}"][name$="${end}"]:not([type=hidden])')`;
    return this.window.evaluate(`[...${fields}].map(({ name }) => name)`);
  }

  /** Enter on a button or link, Space on a box, arrows among radio buttons. */
  private async pressWithKeys(element: string): Promise<void> {
    const control = `((${element}).control ?? (${element}))`;
    if (await this.window.evaluate<boolean>(`${control}.type === 'radio'`)) return this.choose(control);
    await this.tabUntil(`document.activeElement === ${control}`);
    await this.window.key((await this.window.evaluate<boolean>(`${control}.matches('input')`)) ? ' ' : 'Enter');
  }

  /** A group of radio buttons is one stop. WebKit's ends at its first and last. */
  private async choose(radio: string): Promise<void> {
    await this.tabUntil(`document.activeElement.name === (${radio}).name`);
    for (let step = 0; step < maxStops; step += 1) {
      const key = await this.window.evaluate<Key | null>(`((radio, { activeElement }) => {
        if (activeElement === radio) return radio.checked ? null : ' ';
        return activeElement.compareDocumentPosition(radio) & Node.DOCUMENT_POSITION_PRECEDING ? 'ArrowUp' : 'ArrowDown';
      })(${radio}, document)`);
      if (key === null) return;
      await this.window.key(key);
    }
    throw new Error(`${radio} is not chosen with the keyboard`);
  }

  /** Moves the focus forward. */
  private async tabUntil(condition: string): Promise<void> {
    for (let stop = 0; stop < maxStops; stop += 1) {
      if (await this.window.evaluate<boolean>(condition)) return;
      await this.window.key('Tab');
    }
    throw new Error(`${condition} is not reached with the keyboard`);
  }

  private async inDialogFrame(work: () => Promise<void>): Promise<void> {
    await waitUntil(this.window, `(${frame})?.getBoundingClientRect().height > 50`);
    await this.window.inFrame(frame, work);
  }
}

function buttonWith(text: string): string {
  const has = `({ textContent, ariaLabel }) => (ariaLabel ?? textContent).includes(${JSON.stringify(text)})`;
  return `[...${topmost}.querySelectorAll('button, a[href], summary')].filter(${visible}).find(${has})`;
}
