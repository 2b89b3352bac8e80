import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageResponse, redirectResponse } from '@alzette/server-kit';
import { formatMoney } from '@alzette/shop-model';
import { notFound } from '../http/errors';
import { formFields } from '../http/requests';
import { cardPayBrand } from '../views/brands';
import { errorSummary, type FieldError, type Html, html, textField } from '../views/html';
import { layout } from '../views/layout';
import { sendPage } from '../views/send-page';
import { type CardFault, cardFaults } from './card';
import { cardPayMessages } from './messages';
import { type Payment, returnAddress } from './payments';
import type { CardPayOptions } from './plugin';

interface PaymentRoute {
  Params: { readonly id: string };
}

/** The shopper's pages. Every form redirects, so that Back and reload never pay again. */
export async function cardPayPages(app: FastifyInstance, { sandbox, sessions }: CardPayOptions): Promise<void> {
  app.addHook('preHandler', () => sandbox.behaviour.apply('cardpay'));

  const open = (id: string): Payment => {
    const payment = sessions.get(id);
    if (!payment) throw notFound();
    return payment;
  };

  app.get<PaymentRoute>(
    '/cardpay/pay/:id',
    { schema: { summary: 'Payment page', response: { 200: pageResponse, 303: redirectResponse } } },
    ({ params }, reply) => {
      const payment = open(params.id);
      return page(reply, 200, payment, (nonce) =>
        payment.status === 'open' ? renderPaymentPage(payment, nonce) : renderEndedPage(payment, nonce),
      );
    },
  );

  app.post<PaymentRoute>(
    '/cardpay/pay/:id',
    { schema: { summary: 'Pays or cancels', response: { 200: pageResponse, 303: redirectResponse } } },
    (request, reply) => {
      const payment = open(request.params.id);
      if (payment.status !== 'open') return reply.redirect(returnAddress(payment), 303);

      const { action = 'pay', name = '', number = '', expiry = '', code = '' } = formFields(request);
      if (action === 'cancel') return reply.redirect(returnAddress(sessions.cancel(payment)), 303);

      const faults = cardFaults({ name, number, expiry, code }, sandbox.now());
      if (faults.length > 0) {
        return page(reply, 422, payment, (nonce) =>
          renderPaymentPage(payment, nonce, { name, number, expiry }, faults),
        );
      }
      const after = sessions.useCard(payment, number);
      return reply.redirect(after.status === 'open' ? `/cardpay/pay/${after.id}/secure` : returnAddress(after), 303);
    },
  );

  app.get<PaymentRoute>(
    '/cardpay/pay/:id/secure',
    { schema: { summary: '3-D Secure page', response: { 200: pageResponse, 303: redirectResponse } } },
    ({ params }, reply) => {
      const payment = open(params.id);
      if (payment.status === 'open' && !payment.challenge) return reply.redirect(`/cardpay/pay/${payment.id}`, 303);
      return page(reply, 200, payment, (nonce) =>
        payment.status === 'open' ? renderSecureCodePage(payment, nonce, false) : renderEndedPage(payment, nonce),
      );
    },
  );

  app.post<PaymentRoute>(
    '/cardpay/pay/:id/secure',
    { schema: { summary: 'Checks the 3-D Secure code', response: { 200: pageResponse, 303: redirectResponse } } },
    (request, reply) => {
      const payment = open(request.params.id);
      if (payment.status === 'open' && !payment.challenge) return reply.redirect(`/cardpay/pay/${payment.id}`, 303);

      const { action, 'secure-code': code = '' } = formFields(request);
      if (action === 'cancel') return reply.redirect(returnAddress(sessions.cancel(payment)), 303);

      const after = sessions.useCode(payment, code);
      if (after) return reply.redirect(returnAddress(after), 303);
      return page(reply, 422, payment, (nonce) => renderSecureCodePage(payment, nonce, true));
    },
  );
}

/** Browsers apply `form-action` to redirects too, so the policy must allow the return to the shop. */
function page(reply: FastifyReply, status: number, payment: Payment, render: (nonce: string) => Html): FastifyReply {
  return sendPage(reply, status, render, { redirectsTo: new URL(payment.returnUrl).origin });
}

/** The typed card without the security code. No page shows the security code again. */
interface TypedCard {
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

function renderPaymentPage(
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
      <button name="action" value="pay">${messages.pay} ${formatMoney(payment.amount, language)}</button>
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

function renderSecureCodePage(payment: Payment, nonce: string, isWrong: boolean): Html {
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

/** The page of an ended session. */
function renderEndedPage(payment: Payment, nonce: string): Html {
  const { language, status } = payment;
  const messages = cardPayMessages[language];
  const title = messages.outcomes[status === 'open' ? 'cancelled' : status];
  const content = html`<h1>${title}</h1>
    ${amountCard(payment)}
    <a class="button" href="${returnAddress(payment)}">${messages.backToShop}</a>`;
  return layout({ brand: cardPayBrand, language, title, nonce, content });
}

function amountCard({ amount, description, language }: Payment): Html {
  return html`<div class="card">
    <p>${description}</p>
    <p class="quiet">${cardPayMessages[language].amount}</p>
    <p class="amount">${formatMoney(amount, language)}</p>
  </div>`;
}
