import { ProblemError } from '@alzette/server-kit';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ProblemSchema, VoucherSchema } from '@alzette/shop-model/schemas';
import { type CustomerContext, hasLine } from '@alzette/shop-api/buyer';
import { limitRequests, queryLimit, type ShopServer, visitorOf } from '@alzette/shop-api/platform';
import { voucherLimits } from './voucher-limits';
import { findVoucher } from './vouchers';

const ParamsSchema = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) });
const QuerySchema = Type.Object({ lineNumber: Type.String({ minLength: 1, maxLength: 40 }) }, queryLimit);

export function voucherRoutes(app: ShopServer, { database, partners, now }: CustomerContext): void {
  app.get(
    '/api/v2/tool/voucher/search/:code',
    {
      onRequest: [requireCustomer, limitRequests(app, voucherLimits)],
      schema: {
        tags: ['vouchers'],
        params: ParamsSchema,
        querystring: QuerySchema,
        response: { 200: VoucherSchema, '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async (request) => {
      const { params, query } = request;
      const { id, accountNumber } = visitorOf(request);
      const account = accountNumber === null ? null : await partners.customers.findAccount(accountNumber);
      const isOwnLine = account !== null && hasLine(account, query.lineNumber);
      const search = { code: params.code, lineNumber: query.lineNumber, now: now(), sessionId: id };
      const voucher = isOwnLine ? await findVoucher(database, search) : null;
      if (!voucher) throw new ProblemError('voucher_unknown', { status: 404 });
      return { voucher };
    },
  );
}

/** @throws ProblemError 401 `session_required`, 403 `customers_only` */
async function requireCustomer(request: FastifyRequest): Promise<void> {
  if (visitorOf(request).accountNumber === null) {
    throw new ProblemError('customers_only');
  }
}
