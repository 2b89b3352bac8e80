import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../build';
import { cardPayApi } from './api-routes';
import { cardPayPages } from './page-routes';
import { payments } from './payments';
import { webhooks } from './webhooks';

const clockPause = 1_000;

/** CardPay, the card payment company. */
export async function cardPay(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  const hooks = webhooks(sandbox);
  const sessions = payments(sandbox, hooks);
  await app.register(cardPayApi, { sandbox, sessions });
  await app.register(cardPayPages, { sandbox, sessions });

  hooks.resume();
  const clock = setInterval(sessions.settleDue, clockPause).unref();
  app.addHook('onClose', async () => {
    clearInterval(clock);
    hooks.stop();
  });
}
