import { Type } from 'typebox';
import { CreditCheckStatusSchema, ProblemSchema } from '@alzette/shop-model/schemas';
import { limitRequests } from '../platform/http/rate-limits';
import { requireVisitor, visitorOf } from '../platform/http/visitor';
import type { ShopServer } from '../platform/http/shop-server';
import { luxembourgDate } from '../platform/days';
import type { ShopContext } from '../app-context';
import { checkPerson } from './check-person';
import { checkCredit } from './verified-credit-check';

const Name = Type.String({ minLength: 1, maxLength: 100 });

const PersonQuerySchema = Type.Object({
  first_name: Name,
  last_name: Name,
  birthdate: Type.String({ format: 'date' }),
});

export function creditCheckRoutes(app: ShopServer, context: ShopContext): void {
  const { operator, now } = context;
  app.post(
    '/api/v2/shop/creditcheck/status',
    {
      onRequest: requireVisitor,
      preHandler: limitRequests(app, { name: 'credit-check', perSession: 20, perNetwork: 200 }),
      schema: {
        tags: ['credit check'],
        querystring: PersonQuerySchema,
        response: { 200: CreditCheckStatusSchema, '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async (request) => {
      const { query } = request;
      const person = { firstName: query.first_name, lastName: query.last_name, birthdate: query.birthdate };
      checkPerson(person, operator.rules.minimumAge, luxembourgDate(now()));
      return { status: await checkCredit(context, visitorOf(request).id, person) };
    },
  );
}
