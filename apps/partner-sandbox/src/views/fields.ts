import { html, type Html } from './html';

/** One error of a form: the field's name and the words that say what to do. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export interface TextField {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly type?: 'text' | 'date' | 'password';
  readonly autocomplete: string;
  readonly inputmode?: 'numeric' | 'text' | 'email';
  readonly maxlength?: number;
  readonly help?: string;
}

/** A labelled field with its help and its error, tied together for screen readers. */
export function textField(field: TextField, errors: readonly FieldError[]): Html {
  const { name, label, value = '', type = 'text', autocomplete, inputmode = 'text', maxlength = 100, help } = field;
  const message = errors.find((error) => error.field === name)?.message;
  const describedBy = [help && `${name}-help`, message && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      maxlength="${maxlength}"
      ${describedBy ? html` aria-describedby="${describedBy}"` : null}${message ? html` aria-invalid="true"` : null}
    />
    ${help ? html`<p class="quiet" id="${name}-help">${help}</p>` : null}
    ${message ? html`<p class="error" id="${name}-error">${message}</p>` : null}
  </div>`;
}

/** What is wrong with the form, each line linked to its field. Focused when the page opens. */
export function errorSummary(title: string, errors: readonly FieldError[]): Html | null {
  if (errors.length === 0) return null;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${title}</h2>
    <ul>
      ${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;
}
