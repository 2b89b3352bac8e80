import type { Locale } from '@alzette/shop-model';
import { mailboxBrand } from '../views/brands';
import { html, type Html } from '../views/html';
import { formatMoment } from '../views/language';
import { layout } from '../views/layout';
import type { ReceivedMail } from './mailbox';
import { mailboxMessages } from './messages';

export function renderMailList(mails: readonly ReceivedMail[], language: Locale, nonce: string): Html {
  const messages = mailboxMessages[language];
  const content = html`<h1>${messages.title}</h1>
    <p>${messages.intro}</p>
    ${mails.length === 0 ? html`<p class="card">${messages.empty}</p>` : null}
    ${mails.map(
      (mail) =>
        html`<a class="choice" href="/mail/${mail.id}"
          ><span
            ><strong>${mail.subject || messages.noSubject}</strong> ${messages.to} ${mail.to.join(', ')} ·
            <time datetime="${new Date(mail.receivedAt).toISOString()}"
              >${formatMoment(mail.receivedAt, language)}</time
            ></span
          ></a
        >`,
    )}`;
  return layout({ brand: mailboxBrand, language, title: messages.title, nonce, content });
}

/** A mail with both of its parts. The formatted one is shown in a frame that runs nothing and reaches nothing. */
export function renderMail(mail: ReceivedMail, language: Locale, nonce: string): Html {
  const messages = mailboxMessages[language];
  const title = mail.subject || messages.noSubject;
  const formatted = html`<iframe
    class="mail"
    title="${messages.html}"
    src="/mail/${mail.id}/html"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;
  const content = html`<p><a href="/mail">${messages.all}</a></p>
    <h1>${title}</h1>
    <dl>
      <dt>${messages.to}</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>${messages.received}</dt>
      <dd>${formatMoment(mail.receivedAt, language)}</dd>
    </dl>
    <div class="parts">
      <section>
        <h2>${messages.html}</h2>
        ${mail.html === '' ? html`<p>${messages.noPart}</p>` : formatted}
      </section>
      <section>
        <h2>${messages.text}</h2>
        ${mail.text === '' ? html`<p>${messages.noPart}</p>` : html`<pre class="card">${mail.text}</pre>`}
      </section>
    </div>`;
  return layout({ brand: mailboxBrand, language, title, nonce, content, isWide: true });
}
