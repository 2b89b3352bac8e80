import type { Locale } from '@alzette/shop-model';
import { accountBrand } from '../views/brands';
import { errorSummary, textField, type FieldError } from '../views/fields';
import { html, type Html } from '../views/html';
import { layout } from '../views/layout';
import { accounts, password } from './accounts';
import { loginMessages } from './messages';

export interface LoginPage {
  readonly language: Locale;
  readonly nonce: string;
  /** Where the form goes. */
  readonly action: string;
  readonly email?: string;
  readonly errors?: readonly FieldError[];
}

export function renderLoginPage({ language, nonce, action, email = '', errors = [] }: LoginPage): Html {
  const messages = loginMessages[language];
  const content = html`<h1>${messages.title}</h1>
    ${errorSummary(messages.errorTitle, errors)}
    <form method="post" action="${action}" novalidate class="card">
      ${textField({ name: 'email', label: messages.email, value: email, autocomplete: 'username', inputmode: 'email' }, errors)}
      ${textField({ name: 'password', label: messages.password, type: 'password', autocomplete: 'current-password' }, errors)}
      <button name="action" value="login">${messages.submit}</button>
      <button class="second" name="action" value="cancel">${messages.cancel}</button>
    </form>
    <h2>${messages.accounts}</h2>
    <ul>
      ${accounts.map((account) => html`<li>${account.email} (${account.given_name} ${account.family_name})</li>`)}
    </ul>
    <p>${messages.passwordOfAll} <strong>${password}</strong></p>`;
  return layout({ brand: accountBrand, language, title: messages.title, nonce, content });
}
