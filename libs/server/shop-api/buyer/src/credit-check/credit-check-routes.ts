import { luxembourgDate } from '@alzette/shop-model';
import { Type } from 'typebox';
import { BoundedString, CreditCheckStatusSchema, ProblemSchema } from '@alzette/shop-model/schemas';
import {
  ageOn,
  limitRequests,
  queryLimit,
  requireVisitor,
  type ShopServer,
  unprocessable,
  visitorOf,
} from '@alzette/shop-api/platform';
import { checkCredit } from './credit-check';
import type { CreditCheckContext, CreditCheckPerson } from './credit-check-service';

const maxAge = 130;

const NameSchema = Type.String({ minLength: 1, maxLength: 100 });
/** Empty for a person with one name. */
const GivenNameSchema = Type.String({ maxLength: 100 });
const PersonQuerySchema = Type.Object(
  { first_name: GivenNameSchema, last_name: NameSchema, birthdate: BoundedString('day', { format: 'date' }) },
  queryLimit,
);

export function creditCheckRoutes(app: ShopServer, context: CreditCheckContext): void {
  const { operator, now } = context;
  app.post(
    '/api/v2/shop/creditcheck/status',
    {
      onRequest: [requireVisitor, limitRequests(app, { name: 'credit-check', perSession: 20, perNetwork: 200 })],
      schema: {
        tags: ['credit check'],
        querystring: PersonQuerySchema,
        response: { 200: CreditCheckStatusSchema, '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async (request) => {
      const { query } = request;
      const person = { firstName: query.first_name, lastName: query.last_name, birthdate: query.birthdate };
      requirePlausiblePerson(person, operator.rules.minimumAge, luxembourgDate(now()));
      return { status: await checkCredit(context, visitorOf(request).id, person) };
    },
  );
}

/**
 * Refuses invalid personal data before any partner is called.
 *
 * @param today yyyy-MM-dd
 * @throws ProblemError 422 `name_invalid`, `birthdate_invalid` or `too_young`
 */
function requirePlausiblePerson(
  { firstName, lastName, birthdate }: CreditCheckPerson,
  minimumAge: number,
  today: string,
): void {
  if (firstName !== '' && !/\p{L}/u.test(firstName))
    throw unprocessable('name_invalid', 'querystring/first_name', 'has no letter');
  if (!/\p{L}/u.test(lastName)) throw unprocessable('name_invalid', 'querystring/last_name', 'has no letter');
  if (birthdate > today || ageOn(today, birthdate) > maxAge) {
    throw unprocessable('birthdate_invalid', 'querystring/birthdate', 'is not the birth date of a living person');
  }
  if (ageOn(today, birthdate) < minimumAge) {
    throw unprocessable('too_young', 'querystring/birthdate', `has to be at least ${minimumAge} years ago`);
  }
}
