import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { BoundedString, ProblemSchema } from '@alzette/shop-model/schemas';
import {
  enforceLimits,
  enqueue,
  rateLimited,
  requireSiteServer,
  type ShopContext,
  type ShopServer,
} from '@alzette/shop-api/platform';
import { limitsOfAsker, waitOfMailbox } from './send-saved-cart';

/** Larger than for other bodies, because a mail contains the token of its cart several times. Only the site server may send one. */
const maxMailBytes = 512 * 1024;

/** A complete mail from the site server, which contains the link of a saved cart. */
const MailSchema = Type.Object(
  {
    to: BoundedString('email', { format: 'email' }),
    subject: Type.String({ maxLength: 200 }),
    html: Type.String({ maxLength: maxMailBytes }),
    text: Type.String({ maxLength: maxMailBytes }),
    /** Identifies the network of the visitor. */
    network: Type.String({ minLength: 1, maxLength: 100 }),
    /** When the link expires; the mail is not sent afterwards. */
    expiresAt: Type.String({ format: 'date-time', maxLength: 40 }),
  },
  { additionalProperties: false },
);

/** `POST /internal/saved-cart-mails` enqueues a mail of the site server. A 204 response means that it will be delivered. */
export function savedCartMailRoutes(
  app: ShopServer,
  { database }: Pick<ShopContext, 'database'>,
  sessionKeys: readonly string[],
): void {
  app.post(
    '/internal/saved-cart-mails',
    {
      onRequest: requireSiteServer(sessionKeys),
      bodyLimit: maxMailBytes,
      schema: {
        tags: ['between servers'],
        body: MailSchema,
        response: { 204: Type.Null(), '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async ({ body: { network, expiresAt, ...mail } }, reply) => {
      await enforceLimits(app.rateCounter, reply, limitsOfAsker(mail.to, network));
      const wait = await waitOfMailbox(app.rateCounter, mail.to);
      if (wait !== null) throw rateLimited(reply, wait);
      await enqueue(database, {
        kind: 'saved_cart_mail',
        id: `cart-${randomUUID()}`,
        payload: mail,
        expiresAt: new Date(expiresAt),
      });
      return reply.code(204).send(null);
    },
  );
}
