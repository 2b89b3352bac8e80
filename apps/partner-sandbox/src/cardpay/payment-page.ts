import { cardPayBrand } from '../views/brands';
import { errorSummary, textField, type FieldError } from '../views/fields';
import { html, type Html } from '../views/html';
import { formatAmount } from '../views/language';
import { layout } from '../views/layout';
import type { CardFault } from './card';
import { cardPayMessages } from './messages';
import { returnAddress, type Payment } from './payment';

/** What the shopper typed. The security code is never shown again. */
export interface TypedCard {
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
}

const fieldOfFault: Readonly<Record<CardFault, string>> = {
  name: 'name',
  number: 'number',
  expiry: 'expiry',
  expired: 'expiry',
  code: 'code',
};

export function renderPaymentPage(
  payment: Payment,
  nonce: string,
  typed: TypedCard = { name: '', number: '', expiry: '' },
  faults: readonly CardFault[] = [],
): Html {
  const { language } = payment;
  const messages = cardPayMessages[language];
  const errors: readonly FieldError[] = faults.map((fault) => ({
    field: fieldOfFault[fault],
    message: messages.faults[fault],
  }));
  const content = html`<h1>${messages.title}</h1>
    ${amountCard(payment)} ${errorSummary(messages.errorTitle, errors)}
    <form method="post" action="/cardpay/pay/${payment.id}" novalidate class="card">
      ${textField({ name: 'name', label: messages.name, value: typed.name, autocomplete: 'cc-name' }, errors)}
      ${textField({ name: 'number', label: messages.number, value: typed.number, autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 30 }, errors)}
      <div class="row">
        ${textField({ name: 'expiry', label: messages.expiry, value: typed.expiry, help: messages.expiryHelp, autocomplete: 'cc-exp', maxlength: 9 }, errors)}
        ${textField({ name: 'code', label: messages.code, help: messages.codeHelp, autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 }, errors)}
      </div>
      <button name="action" value="pay">
        ${messages.pay} ${formatAmount(payment.amount, payment.currency, language)}
      </button>
      <button class="second" name="action" value="cancel">${messages.cancel}</button>
    </form>
    <details>
      <summary>${messages.testCards}</summary>
      <ul>
        ${messages.testCardLines.map((line) => html`<li>${line}</li>`)}
      </ul>
    </details>`;
  return layout({ brand: cardPayBrand, language, title: messages.title, nonce, content });
}

export function renderSecureCodePage(payment: Payment, nonce: string, isWrong: boolean): Html {
  const { language } = payment;
  const messages = cardPayMessages[language];
  const errors = isWrong ? [{ field: 'secure-code', message: messages.secureFault }] : [];
  const content = html`<h1>${messages.secureTitle}</h1>
    ${amountCard(payment)} ${errorSummary(messages.errorTitle, errors)}
    <form method="post" action="/cardpay/pay/${payment.id}/secure" novalidate class="card">
      <p>${messages.secureText}</p>
      ${textField({ name: 'secure-code', label: messages.secureCode, autocomplete: 'one-time-code', inputmode: 'numeric', maxlength: 10 }, errors)}
      <button name="action" value="confirm">${messages.secureSubmit}</button>
      <button class="second" name="action" value="cancel">${messages.cancel}</button>
    </form>`;
  return layout({ brand: cardPayBrand, language, title: messages.secureTitle, nonce, content });
}

/** Shown when the shopper comes back to a session that has ended. */
export function renderEndedPage(payment: Payment, nonce: string): Html {
  const { language, status } = payment;
  const messages = cardPayMessages[language];
  const title = messages.outcomes[status === 'open' ? 'cancelled' : status];
  const content = html`<h1>${title}</h1>
    ${amountCard(payment)}
    <a class="button" href="${returnAddress(payment)}">${messages.backToShop}</a>`;
  return layout({ brand: cardPayBrand, language, title, nonce, content });
}

function amountCard({ amount, currency, description, language }: Payment): Html {
  return html`<div class="card">
    <p>${description}</p>
    <p class="quiet">${cardPayMessages[language].amount}</p>
    <p class="amount">${formatAmount(amount, currency, language)}</p>
  </div>`;
}
