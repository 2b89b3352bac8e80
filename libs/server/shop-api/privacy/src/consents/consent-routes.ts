import { Type } from 'typebox';
import { AnalyticsConsentSchema, ProblemSchema } from '@alzette/shop-model/schemas';
import { type ShopContext, type ShopServer, visitorLimits } from '@alzette/shop-api/platform';
import { insertConsent } from './consent-repository';

type ConsentContext = Pick<ShopContext, 'database' | 'legalTexts' | 'operator' | 'now'>;

/** Keeps the proof of each choice about analytics (GDPR, art. 7(1)). */
export function consentRoutes(app: ShopServer, { database, operator, legalTexts, now }: ConsentContext): void {
  app.post(
    `/api/v2/shop/${operator.provider}/analytics-consents`,
    {
      onRequest: visitorLimits(app)('analytics-consents', 30),
      schema: {
        tags: ['consents'],
        body: AnalyticsConsentSchema,
        response: { 204: Type.Null(), '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async ({ body }, reply) => {
      await insertConsent(database, { ...body, cookies_version: legalTexts.cookies.fr.version, answered_at: now() });
      return reply.code(204).send(null);
    },
  );
}
