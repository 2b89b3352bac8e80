import multipart from '@fastify/multipart';
import { isLocale } from '@alzette/shop-model';
import { ProblemError } from '@alzette/server-kit';
import { MailUnavailableError, type Mailer } from '@alzette/server-kit/mail';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Environment } from '../environment';
import { upstream } from '../proxy/upstream';
import { sessionCustomer } from '../session/session';
import { cartLines, unnamedLines } from './cart-lines';
import { cartMail } from './cart-mail';
import { catalogueReader } from './catalogue';
import { isEmailAddress } from './email-address';
import { openTokenUrl } from './token-url';
import { longestToken, type CartTokens } from './tokens';

const FormSchema = Type.Object({ email: Type.String(), tokenUrl: Type.String(), language: Type.String() });

/** Longest wait for the catalogue in milliseconds; then the mail goes without names. */
const patience = 4_000;

export interface SavedCartMailOptions {
  readonly environment: Environment;
  readonly tokens: CartTokens;
  readonly mailer: Mailer;
  /** Mails that one address of the internet may have sent in ten minutes. */
  readonly mailsPerTenMinutes: number;
}

/** `POST /api/catalogue/createTokenSavedCart`: sends the link of a saved cart. Answered here, before the catalogue's proxy. */
export async function savedCartMailRoutes(app: FastifyInstance, options: SavedCartMailOptions): Promise<void> {
  const { environment, tokens, mailer, mailsPerTenMinutes } = options;
  const servers = upstream(patience);
  app.addHook('onClose', () => servers.close());
  const tooMany = () => new ProblemError(429, 'too_many_requests', 'Too many mails: try again in ten minutes');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: 5, fieldSize: longestToken + 1024, fieldNameSize: 50 },
  });

  app.post<{ Body: Static<typeof FormSchema> }>(
    '/api/catalogue/createTokenSavedCart',
    {
      bodyLimit: 2 * longestToken,
      config: { rateLimit: { max: mailsPerTenMinutes, timeWindow: '10 minutes', errorResponseBuilder: tooMany } },
      schema: { summary: 'Sends the link of a saved cart', consumes: ['multipart/form-data'], body: FormSchema, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { email, tokenUrl, language } = request.body;
      const to = email.trim();
      if (!isEmailAddress(to)) throw new ProblemError(400, 'email_invalid', 'This is not one e-mail address');
      if (!isLocale(language)) throw new ProblemError(400, 'language_unknown', 'The shop does not speak this language');

      const { cart, expiresAt, link } = await openTokenUrl(tokenUrl, environment, tokens);
      const read = catalogueReader(servers, environment.catalogueUrl, language);
      const lines = await within(patience, cartLines(cart, read, sessionCustomer(request) !== null));
      const mail = cartMail({
        ...(lines ?? unnamedLines(cart)),
        ...{ to, language, link, expiresAt },
        operator: environment.operator,
      });
      await mailer.send(mail).catch((cause: unknown) => {
        if (!(cause instanceof MailUnavailableError)) throw cause;
        throw new ProblemError(502, 'mail_unavailable', 'The mail cannot be sent right now', { cause });
      });
      return reply.code(204).send();
    },
  );
}

/** The value, or null when it takes longer than `milliseconds`. */
function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
