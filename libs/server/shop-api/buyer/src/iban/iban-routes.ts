import { Type } from 'typebox';
import { BoundedString, IbanResultSchema, ProblemSchema } from '@alzette/shop-model/schemas';
import { limitRequests, type ShopServer } from '@alzette/shop-api/platform';
import { checkIban } from './iban';

export function ibanRoutes(app: ShopServer): void {
  const onRequest = limitRequests(app, { name: 'iban', perSession: 60, perNetwork: 600 });
  const schema = {
    tags: ['iban'],
    response: { 200: IbanResultSchema, '4xx': ProblemSchema, '5xx': ProblemSchema },
  };

  app.get('/api/v2/tool/iban/validate/', { onRequest, schema }, async () => ({ content: checkIban('') }));

  app.get(
    '/api/v2/tool/iban/validate/:iban',
    { onRequest, schema: { ...schema, params: Type.Object({ iban: BoundedString('code') }) } },
    async ({ params }) => ({ content: checkIban(params.iban) }),
  );
}
