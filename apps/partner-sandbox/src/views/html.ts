/** Escaped markup. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | string | number | false | null | undefined | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template of markup. It escapes every value but `Html`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = strings.map((text, index) => (index < parts.length ? text + write(parts[index]) : text));
  return new Html(written.join(''));
}

/** JSON for the inside of a script element: it cannot close the element. */
function scriptJson(value: unknown): Html {
  return new Html(
    JSON.stringify(value)
      .replace(/</gu, '\\u003c')
      .replace(/\u2028|\u2029/gu, ''),
  );
}

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(write).join('');
  return String(part).replace(/[&<>"']/gu, (character) => entities[character] ?? character);
}

/** An error of a form field. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface TextField {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly type?: 'text' | 'date' | 'password';
  readonly autocomplete: string;
  readonly inputmode?: 'numeric' | 'text' | 'email';
  readonly maxlength?: number;
  readonly help?: string;
}

/** A labelled field; help and error are connected for screen readers. */
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

/** The errors of a form, each linked to its field. Focused when the page opens. */
export function errorSummary(title: string, errors: readonly FieldError[]): Html | null {
  if (errors.length === 0) return null;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${title}</h2>
    <ul>
      ${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;
}

/** Posts a message to the embedding page or the opener, at `targetOrigin` only, and closes a popup. */
export function frameMessage(message: unknown, targetOrigin: string, nonce: string): Html {
  return html`<script nonce="${nonce}">
    (() => {
      const isPopup = window.parent === window && window.opener;
      const receiver = isPopup ? window.opener : window.parent;
      if (receiver !== window) receiver.postMessage(${scriptJson(message)}, ${scriptJson(targetOrigin)});
      if (isPopup) window.close();
    })();
  </script>`;
}
