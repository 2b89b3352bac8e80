import multipart from '@fastify/multipart';
import { isLocale, parseEmail } from '@alzette/shop-model';
import { ProblemError } from '@alzette/server-kit';
import { maxTokenLength, type CartTokens } from '@alzette/server-kit/saved-cart';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Environment } from '../settings/environment';
import { networkNames } from '../http/client-network';
import type { InternalCall } from '../upstream/internal-call';
import { upstream } from '../upstream/upstream';
import { sessionCustomer } from '../session/session';
import { cartRows, unnamedCart } from './cart-rows';
import { cartMail } from './cart-mail';
import { catalogueReader } from './catalogue';
import { enqueueMail } from './enqueue-mail';
import { openTokenUrl } from './token-url';

const maxFieldBytes = maxTokenLength + 1024;
const Field = Type.String({ maxLength: maxFieldBytes });
const maxFields = 5;
const FormSchema = Type.Object({ email: Field, tokenUrl: Field, language: Field }, { maxProperties: maxFields });

/** How long the catalogue may take; afterwards the mail is sent without names. */
const catalogueTimeoutMs = 4_000;

export interface SavedCartMailOptions {
  readonly environment: Environment;
  readonly tokens: CartTokens;
  readonly call: InternalCall;
}

/** `POST /api/catalogue/createTokenSavedCart`: sends the link of a saved cart. Registered before the catalogue's proxy. */
export async function savedCartMailRoutes(app: FastifyInstance, options: SavedCartMailOptions): Promise<void> {
  const { environment, tokens, call } = options;
  const networkOf = networkNames(environment.sessionKey);
  const catalogue = upstream(catalogueTimeoutMs);
  app.addHook('onClose', () => catalogue.close());
  app.removeContentTypeParser(['application/json', 'text/plain']);
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: maxFields, fieldSize: maxFieldBytes, fieldNameSize: 50 },
  });

  app.post<{ Body: Static<typeof FormSchema> }>(
    '/api/catalogue/createTokenSavedCart',
    {
      config: { weight: 20 },
      bodyLimit: 2 * maxTokenLength,
      schema: {
        summary: 'Sends the link of a saved cart',
        consumes: ['multipart/form-data'],
        body: FormSchema,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { email, tokenUrl, language } = request.body;
      const to = parseEmail(email);
      if (to === null) throw new ProblemError('email_invalid');
      if (!isLocale(language))
        throw new ProblemError('language_unknown', { detail: 'The shop has no texts in this language' });

      const { cart, expiresAt, link } = await openTokenUrl(tokenUrl, environment, tokens);
      const read = catalogueReader(catalogue, environment.catalogueUrl, language);
      const reader = { isExistingCustomer: sessionCustomer(request) !== null, language };
      const rows = await within(catalogueTimeoutMs, cartRows(cart, read, reader));
      const mail = cartMail({
        ...(rows ?? unnamedCart(cart)),
        ...{ to, language, link, expiresAt },
        operator: environment.operator,
      });
      await enqueueMail(call, { mail, network: networkOf(request), expiresAt });
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
