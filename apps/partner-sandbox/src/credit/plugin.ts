import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '@alzette/server-kit';
import type { CreditCheckStatus } from '@alzette/shop-model';
import { CreditCheckStatusSchema } from '@alzette/shop-model/schemas';
import { type Static, Type } from 'typebox';
import type { Sandbox } from '../build';
import { requireKey } from '../http/requests';

const Name = Type.String({ minLength: 1, maxLength: 200 });
const PersonSchema = Type.Object(
  { firstName: Name, lastName: Name, birthdate: Type.String({ format: 'date' }) },
  { additionalProperties: false },
);

const statuses: Readonly<Record<string, CreditCheckStatus>> = {
  badpayer: 'new--bad_customer',
  existing: 'new--existing_customer',
  ghost: 'existing--no_customer',
  badcustomer: 'existing--bad_customer',
  pro: 'existing--pro_customer',
};

const slowMs = 8_000;

/** The scoring company. It responds by last name. */
export async function creditScoring(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  app.addHook('preHandler', () => sandbox.behaviour.apply('credit'));

  app.post<{ Body: Static<typeof PersonSchema> }>(
    '/credit-check',
    {
      onRequest: requireKey(sandbox.environment, 'creditCheck'),
      schema: { summary: 'The score of a person', body: PersonSchema, response: { 200: CreditCheckStatusSchema } },
    },
    async ({ body }) => {
      const name = body.lastName.trim().toLowerCase();
      if (name === 'broken') throw new ProblemError('internal_error', { detail: 'The scoring failed' });
      if (name === 'slow') await wait(slowMs);
      return { status: statuses[name] ?? ('no_error' as const) };
    },
  );
}
