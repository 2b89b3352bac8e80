import { Type } from 'typebox';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import { requireSiteServer, type ShopContext, type ShopServer } from '@alzette/shop-api/platform';
import { findEndedSessions, insertEndedSession } from './ended-session-repository';

const HashSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', maxLength: 43 });
const problems = { '4xx': ProblemSchema, '5xx': ProblemSchema };

/** Sessions in one response. */
const maxSessions = 5_000;

/**
 * The list of ended sessions that the instances of the site server share. `POST /internal/ended-sessions` adds one;
 * `GET /internal/ended-sessions?since=…` returns those that ended since a time, at most 5,000, oldest first.
 */
export function endedSessionRoutes(
  app: ShopServer,
  { database }: Pick<ShopContext, 'database'>,
  sessionKeys: readonly string[],
): void {
  const guard = { onRequest: requireSiteServer(sessionKeys) };
  app.post(
    '/internal/ended-sessions',
    {
      ...guard,
      schema: {
        tags: ['between servers'],
        body: Type.Object({ hash: HashSchema }, { additionalProperties: false }),
        response: { 204: Type.Null(), ...problems },
      },
    },
    async ({ body }, reply) => {
      await insertEndedSession(database, body.hash);
      return reply.code(204).send(null);
    },
  );
  app.get(
    '/internal/ended-sessions',
    {
      ...guard,
      schema: {
        tags: ['between servers'],
        querystring: Type.Object(
          { since: Type.String({ format: 'date-time', maxLength: 40 }) },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            sessions: Type.Array(Type.Object({ hash: HashSchema, endedAt: Type.String({ format: 'date-time' }) })),
            isComplete: Type.Boolean(),
          }),
          ...problems,
        },
      },
    },
    async ({ query }) => {
      const found = await findEndedSessions(database, new Date(query.since), maxSessions);
      return {
        sessions: found.map(({ hash, endedAt }) => ({ hash, endedAt: endedAt.toISOString() })),
        isComplete: found.length < maxSessions,
      };
    },
  );
}
