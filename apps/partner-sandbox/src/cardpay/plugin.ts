import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../build';
import { cardPayApi } from './api-routes';
import { cardPayPages } from './page-routes';
import { payments } from './payments';

/** CardPay, the card payment company. */
export async function cardPay(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  const sessions = payments(sandbox);
  await app.register(cardPayApi, { sandbox, sessions });
  await app.register(cardPayPages, { sandbox, sessions });
}
