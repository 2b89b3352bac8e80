import { Type } from 'typebox';
import {
  CustomerInformationSchema,
  OrderRequestSchema,
  OrderResponseSchema,
  ProblemSchema,
} from '@alzette/shop-model/schemas';
import { limitRequests } from '../platform/http/rate-limits';
import { requireVisitor, visitorOf } from '../platform/http/visitor';
import type { ShopServer } from '../platform/http/shop-server';
import type { ShopContext } from '../app-context';
import { limitGuesses } from '../vouchers/count-guess';
import { createOrder } from './create-order';
import { saveCustomerInformation } from './customer-information';
import { TokenParamsSchema } from './order-routes';

/** Room for a proof of residence of 10 MB, which base64 makes a third bigger. */
const orderBodyLimit = 16 * 1024 * 1024;

const IdempotencySchema = Type.Object({ 'idempotency-key': Type.String({ minLength: 1, maxLength: 200 }) });

export function createOrderRoutes(app: ShopServer, context: ShopContext): void {
  const refusals = { '4xx': ProblemSchema, '5xx': ProblemSchema };

  app.post(
    `/api/v2/shop/${context.operator.provider}/order`,
    {
      onRequest: requireVisitor,
      preHandler: limitRequests(app, { name: 'order', perSession: 300, perNetwork: 3_000 }),
      bodyLimit: orderBodyLimit,
      schema: {
        tags: ['orders'],
        headers: IdempotencySchema,
        body: OrderRequestSchema,
        response: { 201: OrderResponseSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const create = () => createOrder(context, visitorOf(request), request.headers['idempotency-key'], request.body);
      const namesVoucher = request.body.items.some(({ voucherCode = null }) => voucherCode !== null);
      const order = await (namesVoucher ? limitGuesses(app, request, reply, create) : create());
      return reply.code(201).send(order);
    },
  );

  app.post(
    '/api/v2/shop/orders/:tokenValue/customer-info',
    {
      onRequest: requireVisitor,
      schema: {
        tags: ['orders'],
        params: TokenParamsSchema,
        body: CustomerInformationSchema,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      await saveCustomerInformation(context, visitorOf(request), request.params.tokenValue, request.body);
      return reply.code(204).send(null);
    },
  );
}
