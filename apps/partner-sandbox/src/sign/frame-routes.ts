import { answerOf, pageAnswer, redirectAnswer } from '@alzette/server-kit';
import type { FastifyInstance } from 'fastify';
import { formFields } from '../http/form-bodies';
import { notFound } from '../http/problem';
import { sendPage } from '../views/send-page';
import type { LuxSignOptions } from './api-routes';
import type { SignDocument } from './document';
import { renderSigningPage, renderSigningResult } from './frame-page';

interface FrameRoute {
  Params: { readonly id: string };
}

/** The signing frame. Its address is the document's id, which nobody can guess; only the shop's origin may embed it. */
export async function luxSignFrames(app: FastifyInstance, { sandbox, kept }: LuxSignOptions): Promise<void> {
  app.addHook('preHandler', () => sandbox.behaviour.act('sign'));

  const open = (id: string): SignDocument => {
    const document = kept.get(id);
    if (!document) throw notFound();
    return document;
  };
  const rights = ({ embeddingOrigin }: SignDocument) => ({ embeddedBy: embeddingOrigin });

  app.get<FrameRoute>(
    '/sign/frame/:id',
    { schema: { summary: 'Signing frame', response: { 200: pageAnswer, 303: redirectAnswer } } },
    ({ params }, reply) => {
      const document = open(params.id);
      const render = (nonce: string) =>
        document.status === 'signed' ? renderSigningResult(document, nonce) : renderSigningPage(document, nonce, false);
      return sendPage(reply, 200, render, rights(document));
    },
  );

  app.post<FrameRoute>(
    '/sign/frame/:id',
    { schema: { summary: 'Signs or refuses', response: { 200: pageAnswer, 303: redirectAnswer } } },
    async (request, reply) => {
      const document = open(request.params.id);
      const { action = '', read } = formFields(request);
      const result = `/sign/frame/${document.id}/result`;
      if (action === 'refuse' || action === 'fail-identity') {
        kept.fail(document, action === 'refuse' ? 'VALID' : 'NOT_VALID');
        return reply.redirect(result, 303);
      }
      if (read !== 'yes') {
        return sendPage(reply, 422, (nonce) => renderSigningPage(document, nonce, true), rights(document));
      }
      await kept.sign(document);
      return reply.redirect(result, 303);
    },
  );

  app.get<FrameRoute>(
    '/sign/frame/:id/result',
    { schema: { summary: 'How it ended', response: { 200: pageAnswer, 303: redirectAnswer } } },
    ({ params }, reply) => {
      const document = open(params.id);
      if (document.status === 'pending') return reply.redirect(`/sign/frame/${document.id}`, 303);
      return sendPage(reply, 200, (nonce) => renderSigningResult(document, nonce), rights(document));
    },
  );

  app.get<FrameRoute>(
    '/sign/frame/:id/document.pdf',
    { schema: { summary: 'The PDF', response: { 200: answerOf('The PDF', 'application/pdf') } } },
    ({ params }, reply) => {
      const document = open(params.id);
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': 'inline', 'x-content-type-options': 'nosniff' })
        .type('application/pdf')
        .send(kept.original(document));
    },
  );
}
