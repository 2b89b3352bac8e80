import { luxSignBrand } from '../views/brands';
import { errorSummary } from '../views/fields';
import { frameMessage } from '../views/frame-message';
import { html, type Html } from '../views/html';
import { layout } from '../views/layout';
import { frameMessageOf, type SignDocument } from './document';
import { signMessages } from './messages';

export function renderSigningPage(document: SignDocument, nonce: string, isUnread: boolean): Html {
  const { id, language } = document;
  const messages = signMessages[language];
  const errors = isUnread ? [{ field: 'read', message: messages.readFault }] : [];
  const content = html`<h1>${messages.title}</h1>
    ${errorSummary(messages.errorTitle, errors)} ${sheet(document)}
    <form method="post" action="/sign/frame/${id}" novalidate>
      <label class="choice" for="read"
        ><input
          type="checkbox"
          id="read"
          name="read"
          value="yes"
          ${isUnread ? html` aria-invalid="true" aria-describedby="read-error"` : null}
        />${messages.read}</label
      >
      ${isUnread ? html`<p class="error" id="read-error">${messages.readFault}</p>` : null}
      <button name="action" value="sign">${messages.sign}</button>
      <button class="second" name="action" value="refuse">${messages.refuse}</button>
      <button class="second" name="action" value="fail-identity">${messages.failIdentity}</button>
    </form>`;
  return layout({ brand: luxSignBrand, language, title: messages.title, nonce, content });
}

/** Says how the attempt ended, to the shopper and to the shop's page. */
export function renderSigningResult(document: SignDocument, nonce: string): Html {
  const { language, embeddingOrigin, status } = document;
  const messages = signMessages[language];
  const title = status === 'signed' ? messages.signed : messages.failed;
  const content = html`<h1>${title}</h1>
    <p>${messages.close}</p>
    ${frameMessage(frameMessageOf(document), embeddingOrigin, nonce)}`;
  return layout({ brand: luxSignBrand, language, title, nonce, content });
}

function sheet({ id, name, filename, reference, size, sha256, language }: SignDocument): Html {
  const messages = signMessages[language];
  return html`<section class="card" aria-labelledby="document-name">
    <h2 id="document-name">${name}</h2>
    <dl>
      <dt>${messages.file}</dt>
      <dd>${filename} (${Math.ceil(size / 1024)} kB)</dd>
      <dt>${messages.reference}</dt>
      <dd>${reference}</dd>
      <dt>${messages.fingerprint}</dt>
      <dd>${sha256.slice(0, 16)}…</dd>
    </dl>
    <a href="/sign/frame/${id}/document.pdf" target="_blank" rel="noopener">${messages.open}</a>
  </section>`;
}
