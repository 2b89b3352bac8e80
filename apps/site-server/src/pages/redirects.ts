import { redirectAnswer } from '@alzette/server-kit';
import type { Operator } from '@alzette/operator-config';
import { locales, type Locale } from '@alzette/shop-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';
import { preferredLocale } from './preferred-locale';

/** Addresses without a locale lead to the page in a language of the shop, with their query. */
export async function redirectRoutes(
  app: FastifyInstance,
  { environment: { operator } }: { readonly environment: Environment },
): Promise<void> {
  const schema = { summary: 'Leads to the page in a language of the shop', response: { 302: redirectAnswer } };

  app.get('/', { schema }, (request, reply) => redirect(request, reply, `/${preferredLocale(request)}`));

  for (const [path, targets] of bareAddresses(operator)) {
    app.get(`/${path}`, { schema }, (request, reply) => {
      const wished = preferredLocale(request);
      const locale = targets.includes(wished) ? wished : (targets[0] ?? wished);
      return redirect(request, reply, `/${locale}/${path}`);
    });
  }
}

/** For each path of the cart and the checkout, the languages it is used in. */
function bareAddresses({ paths }: Operator): ReadonlyMap<string, readonly Locale[]> {
  const addresses = new Map<string, Locale[]>();
  for (const page of [paths.cart, paths.checkout]) {
    for (const locale of locales) {
      const path = page[locale];
      addresses.set(path, [...(addresses.get(path) ?? []), locale]);
    }
  }
  return addresses;
}

function redirect({ url }: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const queryAt = url.indexOf('?');
  const query = queryAt === -1 ? '' : url.slice(queryAt);
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .redirect(`${path}${query}`, 302);
}
