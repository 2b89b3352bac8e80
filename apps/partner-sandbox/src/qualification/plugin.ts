import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Sandbox } from '../build';
import { requireKey } from '../http/requests';

const Text = Type.String({ maxLength: 200 });
const CheckSchema = Type.Object({
  serviceQualificationItem: Type.Array(
    Type.Object({
      id: Text,
      service: Type.Object({
        serviceSpecification: Type.Object({ id: Text }),
        place: Type.Array(Type.Object({ postcode: Text }), { minItems: 1, maxItems: 1 }),
      }),
    }),
    { minItems: 1, maxItems: 10 },
  ),
});
const ResultSchema = Type.Object({
  id: Type.String(),
  state: Type.String(),
  qualificationResult: Type.String(),
  serviceQualificationItem: Type.Array(Type.Object({ id: Type.String(), qualificationResult: Type.String() })),
});

/** Postcodes that do not exist. */
const withoutFibre = '9999';
const withoutTv = '9998';

/** The service qualification of the operator's network (TMF645). */
export async function networkSystem(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  app.addHook('preHandler', () => sandbox.behaviour.apply('qualification'));

  app.post<{ Body: Static<typeof CheckSchema> }>(
    '/tmf-api/serviceQualificationManagement/v4/checkServiceQualification',
    {
      onRequest: requireKey(sandbox.environment, 'qualification'),
      schema: { summary: 'Which lines an address can have', body: CheckSchema, response: { 201: ResultSchema } },
    },
    async ({ body: { serviceQualificationItem: items } }, reply) => {
      const results = items.map(({ id, service: { serviceSpecification: family, place } }) => {
        const postcode = place[0]?.postcode;
        const hasTv = family.id === 'tv' || family.id === 'duo';
        const isQualified = postcode !== withoutFibre && !(hasTv && postcode === withoutTv);
        return { id, qualificationResult: isQualified ? 'qualified' : 'unqualified' };
      });
      const isQualified = results.every(({ qualificationResult: result }) => result === 'qualified');
      return reply.code(201).send({
        id: randomUUID(),
        state: 'done',
        qualificationResult: isQualified ? 'qualified' : 'unqualified',
        serviceQualificationItem: results,
      });
    },
  );
}
