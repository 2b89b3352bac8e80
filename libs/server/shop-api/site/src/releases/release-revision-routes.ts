import { Type } from 'typebox';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import { requireSiteServer, type ShopContext, type ShopServer } from '@alzette/shop-api/platform';
import { noteRevision } from './release-revision-repository';

const RevisionSchema = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/**
 * `POST /internal/release-revisions`: stores the revision of a discovery document that a site server is about to accept, and
 * returns the highest revision that any instance accepted from this store. The site server refuses a lower one, even after a
 * restart.
 */
export function releaseRevisionRoutes(
  app: ShopServer,
  { database }: Pick<ShopContext, 'database'>,
  sessionKeys: readonly string[],
): void {
  app.post(
    '/internal/release-revisions',
    {
      onRequest: requireSiteServer(sessionKeys),
      schema: {
        tags: ['between servers'],
        body: Type.Object(
          { store: Type.String({ minLength: 1, maxLength: 1_000 }), revision: RevisionSchema },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ revision: RevisionSchema }), '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async ({ body }) => ({ revision: await noteRevision(database, body.store, body.revision) }),
  );
}
