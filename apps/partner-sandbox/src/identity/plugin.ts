import type { FastifyInstance } from 'fastify';
import { pageResponse, ProblemError } from '@alzette/server-kit';
import type { KycInformation } from '@alzette/shop-model';
import { KycInformationSchema } from '@alzette/shop-model/schemas';
import type { Sandbox } from '../build';
import { notFound } from '../http/errors';
import { formFields, type FormFields, requireKey } from '../http/requests';
import { type Collection, randomId } from '../state/journal';
import type { FieldError } from '../views/html';
import { parseLanguage } from '../views/language';
import { sendPage } from '../views/send-page';
import { type CheckOutcome, renderCheckPage, renderCheckResult } from './check-page';
import { identityMessages } from './messages';
import { kycInformation, type Person, readPerson, samplePeople } from './person';

/** IdentLux, the identity check company. */
export async function identLux(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  const verifications = sandbox.journal.collection<KycInformation>('verification');
  app.addHook('preHandler', () => sandbox.behaviour.apply('identity'));

  app.get<{ Params: { readonly id: string } }>(
    '/identity/verifications/:id',
    {
      onRequest: requireKey(sandbox.environment, 'identity'),
      schema: { summary: 'The person of a completed check', response: { 200: KycInformationSchema } },
    },
    async ({ params }) => {
      const verification = verifications.get(params.id);
      if (!verification) throw notFound();
      return verification;
    },
  );

  await app.register(identityPages, { sandbox, verifications });
}

interface IdentityPageOptions {
  readonly sandbox: Sandbox;
  readonly verifications: Collection<KycInformation>;
}

type CheckResult = { readonly outcome: CheckOutcome } | { readonly errors: readonly FieldError[] };

/** The page that the shop shows in a dialog or a popup. Only the requesting origin may embed it and gets its messages. */
async function identityPages(app: FastifyInstance, { sandbox, verifications }: IdentityPageOptions): Promise<void> {
  const { embeddingOrigins } = sandbox.environment;

  const requestingOrigin = ({ origin = '' }: FormFields): string => {
    if (embeddingOrigins.includes(origin)) return origin;
    throw new ProblemError('origin_refused', { status: 400, detail: 'This origin may not request a check' });
  };

  app.get<{ Querystring: FormFields }>(
    '/identity/check',
    { schema: { summary: 'Identity check page', response: { 200: pageResponse } } },
    ({ query }, reply) => {
      const embeddedBy = requestingOrigin(query);
      return sendPage(reply, 200, (nonce) => renderCheckPage({ ...contextOf(query, embeddedBy), nonce }), {
        embeddedBy,
      });
    },
  );

  app.post(
    '/identity/check',
    { schema: { summary: 'Ends the identity check', response: { 200: pageResponse } } },
    (request, reply) => {
      const typed = formFields(request);
      const embeddedBy = requestingOrigin(typed);
      const result = decide(typed);
      const context = contextOf(typed, embeddedBy);
      if ('errors' in result) {
        const { errors } = result;
        return sendPage(reply, 422, (nonce) => renderCheckPage({ ...context, nonce, typed, errors }), { embeddedBy });
      }
      const render = (nonce: string) => renderCheckResult(result.outcome, context.language, embeddedBy, nonce);
      return sendPage(reply, 200, render, { embeddedBy });
    },
  );

  function contextOf({ language, template = '' }: FormFields, origin: string) {
    return {
      language: parseLanguage(language),
      template,
      origin,
      people: samplePeople(sandbox.now()),
    };
  }

  function decide(typed: FormFields): CheckResult {
    const { faults } = identityMessages[parseLanguage(typed.language)];
    if (typed.action === 'cancel') return { outcome: { type: 'cancelled' } };
    if (typed.action === 'fail') return { outcome: { type: 'failed' } };
    if (typed.action === 'type') {
      const read = readPerson(typed, faults);
      return 'person' in read ? complete(read.person) : read;
    }
    const chosen = samplePeople(sandbox.now())[Number(typed.person ?? Number.NaN)];
    return chosen ? complete(chosen) : { errors: [{ field: 'person-0', message: faults.person }] };
  }

  function complete(person: Person): CheckResult {
    const { id } = verifications.put(kycInformation(randomId('kyc'), person));
    return { outcome: { type: 'completed', result: { id } } };
  }
}
