import { PaymentUrlRequestSchema, PaymentUrlSchema, ProblemSchema } from '@alzette/shop-model/schemas';
import { requireVisitor, visitorOf } from '../platform/http/visitor';
import type { ShopServer } from '../platform/http/shop-server';
import type { ShopContext } from '../app-context';
import { paymentUrl } from './payment-url';

export function paymentRoutes(app: ShopServer, context: ShopContext): void {
  app.post(
    `/api/v2/tool/${context.operator.partners.payment.slug}/url`,
    {
      onRequest: requireVisitor,
      schema: {
        tags: ['payments'],
        body: PaymentUrlRequestSchema,
        response: { 200: PaymentUrlSchema, '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async (request) => ({ redirectUrl: await paymentUrl(context, visitorOf(request), request.body) }),
  );
}
