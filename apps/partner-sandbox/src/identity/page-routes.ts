import type { KycInformation } from '@alzette/shop-model';
import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../build';
import { formFields, type FormFields } from '../http/form-bodies';
import { pageAnswer, ProblemError } from '@alzette/server-kit';
import type { Collection } from '../state/journal';
import { randomId } from '../state/random-id';
import type { FieldError } from '../views/fields';
import { readLanguage } from '../views/language';
import { sendPage } from '../views/send-page';
import { renderCheckPage, renderCheckResult, type CheckOutcome } from './check-page';
import { identityMessages } from './messages';
import { kycInformation, readPerson, type Person } from './person';
import { samplePeople } from './sample-people';

export interface IdentityPageOptions {
  readonly sandbox: Sandbox;
  readonly verifications: Collection<KycInformation>;
}

type Answer = { readonly outcome: CheckOutcome } | { readonly errors: readonly FieldError[] };

/** The page that the shop shows in a dialog or a popup. Only the origin that asks may embed it or hear from it, and only known ones may ask. */
export async function identityPages(
  app: FastifyInstance,
  { sandbox, verifications }: IdentityPageOptions,
): Promise<void> {
  const { embeddingOrigins } = sandbox.environment;

  /** The origin that asks, which alone may embed the page and hear from it. */
  const askingOrigin = ({ origin = '' }: FormFields): string => {
    if (embeddingOrigins.includes(origin)) return origin;
    throw new ProblemError(400, 'origin_refused', 'This origin may not ask for a check');
  };

  app.get<{ Querystring: FormFields }>(
    '/identity/check',
    { schema: { summary: 'Identity check page', response: { 200: pageAnswer } } },
    ({ query }, reply) => {
      const embeddedBy = askingOrigin(query);
      return sendPage(reply, 200, (nonce) => renderCheckPage({ ...contextOf(query, embeddedBy), nonce }), {
        embeddedBy,
      });
    },
  );

  app.post(
    '/identity/check',
    { schema: { summary: 'Ends the identity check', response: { 200: pageAnswer } } },
    (request, reply) => {
      const typed = formFields(request);
      const embeddedBy = askingOrigin(typed);
      const answer = decide(typed);
      const context = contextOf(typed, embeddedBy);
      if ('errors' in answer) {
        const { errors } = answer;
        return sendPage(reply, 422, (nonce) => renderCheckPage({ ...context, nonce, typed, errors }), { embeddedBy });
      }
      const render = (nonce: string) => renderCheckResult(answer.outcome, context.language, embeddedBy, nonce);
      return sendPage(reply, 200, render, { embeddedBy });
    },
  );

  function contextOf({ language, template = '' }: FormFields, origin: string) {
    return {
      language: readLanguage(language),
      template,
      origin,
      people: samplePeople(sandbox.now()),
    };
  }

  function decide(typed: FormFields): Answer {
    const { faults } = identityMessages[readLanguage(typed.language)];
    if (typed.action === 'cancel') return { outcome: { type: 'cancelled' } };
    if (typed.action === 'fail') return { outcome: { type: 'failed' } };
    if (typed.action === 'type') {
      const read = readPerson(typed, faults);
      return 'person' in read ? complete(read.person) : read;
    }
    const chosen = samplePeople(sandbox.now())[Number(typed.person ?? Number.NaN)];
    return chosen ? complete(chosen) : { errors: [{ field: 'person-0', message: faults.person }] };
  }

  function complete(person: Person): Answer {
    const { id } = verifications.put(kycInformation(randomId('kyc'), person));
    return { outcome: { type: 'completed', result: { id } } };
  }
}
