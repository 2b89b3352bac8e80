import { fullName, type Locale } from '@alzette/shop-model';
import { layout } from '../views/layout';
import { identLuxBrand } from '../views/brands';
import { errorSummary, type FieldError, frameMessage, html, type Html, textField } from '../views/html';
import { countryName, formatDate } from '../views/language';
import { identityMessages, type IdentityMessages } from './messages';
import { nationalities, type Person } from './person';

export interface CheckPage {
  readonly language: Locale;
  readonly template: string;
  readonly origin: string;
  readonly people: readonly Person[];
  readonly nonce: string;
  readonly typed?: Readonly<Record<string, string>>;
  readonly errors?: readonly FieldError[];
}

export function renderCheckPage({
  language,
  template,
  origin,
  people,
  nonce,
  typed = {},
  errors = [],
}: CheckPage): Html {
  const messages = identityMessages[language];
  const context = html`<input type="hidden" name="template" value="${template}" />
    <input type="hidden" name="language" value="${language}" />
    <input type="hidden" name="origin" value="${origin}" />`;
  const typedHasErrors = errors.some(({ field }) => field !== 'person-0');
  const content = html`<h1>${messages.title}</h1>
<p>${messages.intro}</p>
${errorSummary(messages.errorTitle, errors)}
<form method="post" action="/identity/check" novalidate>
${context}
<fieldset><legend>${messages.people}</legend>${people.map((person, index) => choice(person, index, language, messages))}</fieldset>
<button name="action" value="choose">${messages.confirm}</button>
</form>
<details${typedHasErrors ? html` open` : null}><summary>${messages.someoneElse}</summary>
<form method="post" action="/identity/check" novalidate class="card">
${context}
${typedFields(language, messages, typed, errors)}
<button name="action" value="type">${messages.confirmTyped}</button>
</form></details>
<form method="post" action="/identity/check">
${context}
<button class="second" name="action" value="cancel">${messages.cancel}</button>
<button class="second" name="action" value="fail">${messages.fail}</button>
</form>`;
  return layout({ brand: identLuxBrand, language, title: messages.title, nonce, content });
}

function choice(person: Person, index: number, language: Locale, messages: IdentityMessages): Html {
  const document = person.documentType === 'PASSPORT' ? messages.passport : messages.identityCard;
  const facts = [formatDate(person.birthdate, language), countryName(person.nationality, language), document];
  return html`<label class="choice"
    ><input type="radio" id="person-${index}" name="person" value="${index}" />
    <span
      ><strong>${fullName({ firstName: person.firstname, lastName: person.lastname })}</strong
      >${facts.join(' · ')}</span
    ></label
  >`;
}

function typedFields(
  language: Locale,
  messages: IdentityMessages,
  typed: Readonly<Record<string, string>>,
  errors: readonly FieldError[],
): Html {
  const text = (name: string, label: string, autocomplete: string, type: 'text' | 'date' = 'text') =>
    textField({ name, label, autocomplete, type, value: typed[name] }, errors);
  return html`${select('gender', messages.gender, 'sex', typed, [
    ['F', messages.female],
    ['M', messages.male],
  ])}
  ${text('firstname', messages.firstname, 'given-name')} ${text('lastname', messages.lastname, 'family-name')}
  ${text('birthdate', messages.birthdate, 'bday', 'date')}
  ${select(
    'nationality',
    messages.nationality,
    'off',
    typed,
    nationalities.map((code) => [code, countryName(code, language)]),
  )}
  ${select('document-type', messages.documentType, 'off', typed, [
    ['IDENTITY', messages.identityCard],
    ['PASSPORT', messages.passport],
  ])}
  ${text('document-number', messages.documentNumber, 'off')}`;
}

function select(
  name: string,
  label: string,
  autocomplete: string,
  typed: Readonly<Record<string, string>>,
  options: readonly (readonly [string, string])[],
): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}" autocomplete="${autocomplete}">
      ${options.map(
        ([value, label]) =>
          html`<option value="${value}" ${typed[name] === value ? html` selected` : null}>${label}</option>`,
      )}
    </select>
  </div>`;
}

export type CheckOutcome =
  { readonly type: 'completed'; readonly result: { readonly id: string } } | { readonly type: 'cancelled' | 'failed' };

/** The result page: it also posts the outcome to the shop's page. */
export function renderCheckResult(outcome: CheckOutcome, language: Locale, origin: string, nonce: string): Html {
  const messages = identityMessages[language];
  const title = messages.outcomes[outcome.type];
  const content = html`<h1>${title}</h1>
    <p>${messages.close}</p>
    ${frameMessage({ source: 'identity-check', ...outcome }, origin, nonce)}`;
  return layout({ brand: identLuxBrand, language, title, nonce, content });
}
