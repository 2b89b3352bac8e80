import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Sandbox } from '../build';
import { notFound } from '../http/errors';
import { requireKey } from '../http/requests';
import { accounts } from './accounts';

const AccountSchema = Type.Object({
  gender: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  birthdate: Type.String(),
  lines: Type.Array(Type.Object({ type: Type.String(), phoneNumber: Type.Union([Type.String(), Type.Null()]) })),
});

/** The operator's customer system, over the accounts that can log in. */
export async function customerSystem(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  app.addHook('preHandler', () => sandbox.behaviour.apply('customers'));

  app.get<{ Params: { readonly accountNumber: string } }>(
    '/customers/:accountNumber',
    {
      onRequest: requireKey(sandbox.environment, 'customers'),
      schema: { summary: 'A customer and the lines', response: { 200: AccountSchema } },
    },
    async ({ params }) => {
      const account = accounts.find(({ account_number }) => account_number === params.accountNumber);
      if (!account) throw notFound();
      const { gender, given_name, family_name, birthdate, lines } = account;
      return {
        gender,
        firstName: given_name,
        lastName: family_name,
        birthdate,
        lines: lines.map(({ type, phone_number }) => ({ type, phoneNumber: phone_number })),
      };
    },
  );
}
