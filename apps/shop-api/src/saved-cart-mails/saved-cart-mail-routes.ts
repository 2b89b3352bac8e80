import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import { enforceLimits, type LimitedSubject } from '../platform/http/rate-limits';
import type { ShopServer } from '../platform/http/shop-server';
import { requireSiteServer } from '../platform/http/site-server-caller';
import { enqueue } from '../platform/outbox/outbox-repository';
import type { ShopContext } from '../app-context';
import { mailboxOf } from './mailbox-of';

const largestMail = 512 * 1024;

/** A mail as the site server wrote it, with the link of a cart of this shop in it. */
const HandedMailSchema = Type.Object(
  {
    to: Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s@,;<>]+@[^\\s@,;<>]+$' }),
    subject: Type.String({ maxLength: 200 }),
    html: Type.String(),
    text: Type.String(),
    /** Stands for the network of whoever asked for the mail. */
    network: Type.String({ minLength: 1, maxLength: 100 }),
    /** When the link stops working, and the mail is worth nothing. */
    expiresAt: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
);

const perRecipient = { max: 3, seconds: 3_600 };
const perNetwork = { max: 10, seconds: 600 };

/** `POST /internal/saved-cart-mails`: the site server hands a mail over. Once it is answered, the mail goes out sooner or later. */
export function savedCartMailRoutes(
  app: ShopServer,
  { database }: Pick<ShopContext, 'database'>,
  sessionKeys: readonly string[],
): void {
  app.post(
    '/internal/saved-cart-mails',
    {
      onRequest: requireSiteServer(sessionKeys),
      bodyLimit: largestMail,
      schema: {
        tags: ['between servers'],
        body: HandedMailSchema,
        response: { 204: Type.Null(), '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async ({ body: { network, expiresAt, ...mail } }, reply) => {
      const counts: LimitedSubject[] = [
        [`saved-cart-mail:recipient:${mailboxOf(mail.to)}`, perRecipient],
        [`saved-cart-mail:address:${network}`, perNetwork],
      ];
      await enforceLimits(app.rateCounter, reply, counts);
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
