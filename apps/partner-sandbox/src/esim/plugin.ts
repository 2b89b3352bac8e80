import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Sandbox } from '../build';
import { requireKey } from '../http/requests';
import type { Entity } from '../state/journal';

const Text = Type.String({ minLength: 1, maxLength: 200 });
const ProfileRequestSchema = Type.Object(
  { reference: Text, orderNumber: Text, variantCode: Text },
  { additionalProperties: false },
);
const ProfileSchema = Type.Object({ activationCode: Type.String() });

/** A profile that waits for its download; `id` is the reference of its request. */
interface Profile extends Entity {
  readonly activationCode: string;
}

const serverAddress = 'rsp.alzette.example';

/** The operator's eSIM system: one profile for each reference, even for repeated requests. */
export async function esimSystem(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  const profiles = sandbox.journal.collection<Profile>('esim-profile');
  app.addHook('preHandler', () => sandbox.behaviour.apply('esim'));

  app.post<{ Body: Static<typeof ProfileRequestSchema> }>(
    '/esim/profiles',
    {
      onRequest: requireKey(sandbox.environment, 'esim'),
      schema: { summary: 'Prepares an eSIM', body: ProfileRequestSchema, response: { 201: ProfileSchema } },
    },
    async ({ body: { reference } }, reply) => {
      const { activationCode } =
        profiles.get(reference) ?? profiles.put({ id: reference, activationCode: newActivationCode() });
      return reply.code(201).send({ activationCode });
    },
  );
}

/** Address and matching id of the profile (GSMA SGP.22, 4.1). */
function newActivationCode(): string {
  return `LPA:1$${serverAddress}$${randomBytes(10).toString('hex').toUpperCase()}`;
}
