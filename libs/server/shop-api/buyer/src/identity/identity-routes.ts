import { Type } from 'typebox';
import { KycInformationSchema, ProblemSchema } from '@alzette/shop-model/schemas';
import { limitRequests, notFound, requireVisitor, type ShopServer, visitorOf } from '@alzette/shop-api/platform';
import { bindVerification, findVerification } from './identity-repository';
import type { IdentityContext } from './identity-service';

/** The format of the service's ids. Other ids are treated as unknown without a call. */
const idPattern = /^[\w.~-]{1,100}$/u;

export function identityRoutes(app: ShopServer, { database, partners, now }: IdentityContext): void {
  app.get(
    '/api/v2/shop/kyc/:id',
    {
      onRequest: [requireVisitor, limitRequests(app, { name: 'identity', perSession: 60, perNetwork: 600 })],
      schema: {
        tags: ['identity'],
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }),
        response: { 200: KycInformationSchema, '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const visitor = visitorOf(request);
      if (!idPattern.test(id)) throw notFound();
      const known = await findVerification(database, id, visitor.id);
      if (known) return known;
      const information = await partners.identity.findVerification(id);
      if (information?.id !== id) throw notFound();
      const bound = await bindVerification(database, information, visitor.id, now());
      if (!bound) throw notFound();
      return bound;
    },
  );
}
