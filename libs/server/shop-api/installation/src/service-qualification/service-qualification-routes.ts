import {
  ProblemSchema,
  ServiceQualificationRequestSchema,
  ServiceQualificationResultSchema,
} from '@alzette/shop-model/schemas';
import { type ShopServer, visitorLimits } from '@alzette/shop-api/platform';
import { type ServiceQualification, uniquePlans } from './service-qualification';

interface QualificationContext {
  readonly partners: { readonly qualification: ServiceQualification };
}

/** Reports the plans available at an address before the order is created. The order checks them again. */
export function serviceQualificationRoutes(app: ShopServer, { partners }: QualificationContext): void {
  app.post(
    '/api/v2/shop/service-qualifications',
    {
      onRequest: visitorLimits(app)('service-qualification', 60),
      schema: {
        tags: ['service qualification'],
        body: ServiceQualificationRequestSchema,
        response: { 200: ServiceQualificationResultSchema, '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async ({ body: { address, plans } }) => ({
      available: [...(await partners.qualification.available(address, uniquePlans(plans)))],
    }),
  );
}
