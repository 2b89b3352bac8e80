import { pageAnswer, redirectAnswer } from '@alzette/server-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { formFields } from '../http/form-bodies';
import { notFound } from '../http/problem';
import type { Html } from '../views/html';
import { sendPage } from '../views/send-page';
import type { CardPayOptions } from './api-routes';
import { cardFaults } from './card';
import { returnAddress, type Payment } from './payment';
import { renderEndedPage, renderPaymentPage, renderSecureCodePage } from './payment-page';

interface PaymentRoute {
  Params: { readonly id: string };
}

/** The shopper's pages. Every form answers with a redirect, so that Back and reload never pay again. */
export async function cardPayPages(app: FastifyInstance, { sandbox, sessions }: CardPayOptions): Promise<void> {
  app.addHook('preHandler', () => sandbox.behaviour.act('cardpay'));

  const open = (id: string): Payment => {
    const payment = sessions.get(id);
    if (!payment) throw notFound();
    return payment;
  };

  app.get<PaymentRoute>(
    '/cardpay/pay/:id',
    { schema: { summary: 'Payment page', response: { 200: pageAnswer, 303: redirectAnswer } } },
    ({ params }, reply) => {
      const payment = open(params.id);
      return page(reply, 200, payment, (nonce) =>
        payment.status === 'open' ? renderPaymentPage(payment, nonce) : renderEndedPage(payment, nonce),
      );
    },
  );

  app.post<PaymentRoute>(
    '/cardpay/pay/:id',
    { schema: { summary: 'Pays or cancels', response: { 200: pageAnswer, 303: redirectAnswer } } },
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
    { schema: { summary: '3-D Secure page', response: { 200: pageAnswer, 303: redirectAnswer } } },
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
    { schema: { summary: 'Takes the code', response: { 200: pageAnswer, 303: redirectAnswer } } },
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

/** Browsers hold `form-action` against redirects too: the way back to the shop has to be named. */
function page(reply: FastifyReply, status: number, payment: Payment, render: (nonce: string) => Html): FastifyReply {
  return sendPage(reply, status, render, { leadsTo: new URL(payment.returnUrl).origin });
}
