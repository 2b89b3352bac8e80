import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Sandbox } from '../build';
import { requireKey } from '../http/requests';

const Text = Type.String({ maxLength: 200 });
const CheckSchema = Type.Object({
  instantSyncQualification: Type.Literal(true),
  serviceQualificationItem: Type.Array(
    Type.Object({
      id: Text,
      service: Type.Object({
        serviceCharacteristic: Type.Array(Type.Object({ name: Text, value: Text }), { maxItems: 10 }),
        place: Type.Array(Type.Object({ postcode: Text }), { minItems: 1, maxItems: 1 }),
      }),
    }),
    { minItems: 1, maxItems: 100 },
  ),
});
const ResultSchema = Type.Object({
  id: Type.String(),
  state: Type.Literal('done'),
  qualificationResult: Type.String(),
  serviceQualificationItem: Type.Array(
    Type.Object({ id: Type.String(), state: Type.Literal('done'), qualificationResult: Type.String() }),
  ),
  '@type': Type.Literal('CheckServiceQualification'),
});

/** Postcodes that do not exist, and the plans of the demo catalogue that their network has not. */
const missingAt: Readonly<Record<string, RegExp>> = {
  '9999': /./u,
  '9998': /^(?:tv|duo)-/u,
  /** Lines of copper only. */
  '9997': /fibre|^internet-mobile-home-[ml]$|^duo-(?:family|max)$/u,
};

/** The service qualification of the operator's network (TMF645), only synchronous: 200 with the results. */
export async function networkSystem(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  app.addHook('preHandler', () => sandbox.behaviour.apply('qualification'));

  app.post<{ Body: Static<typeof CheckSchema> }>(
    '/tmf-api/serviceQualificationManagement/v4/checkServiceQualification',
    {
      onRequest: requireKey(sandbox.environment, 'qualification'),
      schema: { summary: 'Which lines an address can have', body: CheckSchema, response: { 200: ResultSchema } },
    },
    async ({ body: { serviceQualificationItem: items } }) => {
      const results = items.map(({ id, service: { serviceCharacteristic, place } }) => {
        const plan = serviceCharacteristic.find(({ name }) => name === 'productOffering')?.value ?? '';
        const isMissing = missingAt[place[0]?.postcode ?? '']?.test(plan) ?? false;
        return { id, state: 'done' as const, qualificationResult: isMissing ? 'unqualified' : 'qualified' };
      });
      const isQualified = results.every(({ qualificationResult: result }) => result === 'qualified');
      return {
        id: randomUUID(),
        state: 'done' as const,
        qualificationResult: isQualified ? 'qualified' : 'unqualified',
        serviceQualificationItem: results,
        '@type': 'CheckServiceQualification' as const,
      };
    },
  );
}
