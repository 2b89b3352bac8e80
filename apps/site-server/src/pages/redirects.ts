import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operator } from '@alzette/operator-config';
import { redirectResponse } from '@alzette/server-kit';
import { type Locale, locales } from '@alzette/shop-model';
import type { Environment } from '../settings/environment';
import { preferredLocale } from './visitor-locale';

/** Redirects addresses without a locale to the page in a language of the shop, and keeps the query. */
export async function redirectRoutes(
  app: FastifyInstance,
  { environment: { operator } }: { readonly environment: Environment },
): Promise<void> {
  const schema = { summary: 'Redirects to the page in a language of the shop', response: { 302: redirectResponse } };

  app.get('/', { schema }, (request, reply) => redirect(request, reply, `/${preferredLocale(request)}`));

  for (const [path, targets] of bareAddresses(operator)) {
    app.get(`/${path}`, { schema }, (request, reply) => {
      const preferred = preferredLocale(request);
      const locale = targets.includes(preferred) ? preferred : (targets[0] ?? preferred);
      return redirect(request, reply, `/${locale}/${path}`);
    });
  }
}

/** The languages of each path of the cart and the checkout. */
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
