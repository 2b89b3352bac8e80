import type { KycInformation } from '@alzette/shop-model';
import { KycInformationSchema } from '@alzette/shop-model/schemas';
import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../build';
import { notFound } from '../http/problem';
import { requireKey } from '../http/require-key';
import { identityPages } from './page-routes';

/** IdentLux, the identity check company. */
export async function identLux(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  const verifications = sandbox.journal.collection<KycInformation>('verification');
  app.addHook('preHandler', () => sandbox.behaviour.act('identity'));

  app.get<{ Params: { readonly id: string } }>(
    '/identity/verifications/:id',
    {
      onRequest: requireKey(sandbox.environment),
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
