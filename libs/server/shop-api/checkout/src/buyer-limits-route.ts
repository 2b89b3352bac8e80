import { Type } from 'typebox';
import { BoundedString, ProblemSchema, RemainingLimitsSchema } from '@alzette/shop-model/schemas';
import { type Buyer, findRemainingLimits, findVerification, personHash } from '@alzette/shop-api/buyer';
import { queryLimit, type ShopServer, type Visitor, visitorLimits, visitorOf } from '@alzette/shop-api/platform';
import type { CheckoutContext } from './checkout-context';
import { oldestIdentityCheck } from './create-order';

/** `kycId`: the identity check that the order will name. */
const QuerySchema = Type.Object(
  { kycId: Type.Optional(BoundedString('identifier', { minLength: 1, pattern: '^[\\w.~-]+$' })) },
  queryLimit,
);

type LimitContext = Pick<CheckoutContext, 'database' | 'now'>;

/** The remaining limits of the visitor, by the rule that refuses orders. A cart shows them before the order is created. */
export function buyerLimitsRoute(app: ShopServer, context: CheckoutContext): void {
  app.get(
    '/api/v2/shop/buyer-limits',
    {
      onRequest: visitorLimits(app)('buyer-limits', 300),
      schema: {
        tags: ['orders'],
        querystring: QuerySchema,
        response: { 200: RemainingLimitsSchema, '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const visitor = visitorOf(request);
      // An order that this session is paying may come from the same cart.
      return findRemainingLimits(context.database, context, {
        buyer: await buyerOf(context, visitor, request.query.kycId),
        uncounted: { orderId: null, payingSession: visitor.id },
      });
    },
  );
}

/** The identity check of another session is treated as unknown, so that nothing about its person is revealed. */
async function buyerOf({ database, now }: LimitContext, visitor: Visitor, kycId: string | undefined): Promise<Buyer> {
  const { accountNumber } = visitor;
  const isGuest = accountNumber === null;
  const person =
    isGuest && kycId !== undefined
      ? await findVerification(database, kycId, visitor.id, oldestIdentityCheck(now()))
      : null;
  return { account_number: accountNumber, person_hash: person && personHash(person) };
}
