import type { Operator } from '@alzette/operator-config';
import { locales } from '@alzette/shop-model';
import { ProblemError } from '@alzette/server-kit';
import type { CartTokens, OpenedCart } from '@alzette/server-kit/saved-cart';

export interface OpenedTokenUrl extends OpenedCart {
  /** The address to send, built from the token. The rest of the given address is dropped. */
  readonly link: string;
}

export interface Shop {
  readonly siteUrl: string;
  readonly operator: Pick<Operator, 'paths'>;
}

/**
 * Opens the cart of a link from a browser. Only links to the cart or checkout of this shop with a token of its own are
 * mailed.
 *
 * @throws ProblemError 400 `foreign_token_url`
 */
export async function openTokenUrl(given: string, shop: Shop, tokens: CartTokens): Promise<OpenedTokenUrl> {
  const { origin } = new URL(shop.siteUrl);
  const url = URL.canParse(given) ? new URL(given) : null;
  const token = url?.searchParams.get('cartSaved');
  if (!url || !token || url.origin !== origin || !cartPaths(shop).includes(url.pathname)) throw foreign();

  const opened = await tokens.open(token).catch((cause: unknown) => {
    throw foreign(cause);
  });
  return { ...opened, link: `${origin}${url.pathname}?cartSaved=${encodeURIComponent(token)}` };
}

function cartPaths({ operator: { paths } }: Shop): readonly string[] {
  return locales.flatMap((locale) => [`/${locale}/${paths.cart[locale]}`, `/${locale}/${paths.checkout[locale]}`]);
}

function foreign(cause?: unknown): ProblemError {
  return new ProblemError('foreign_token_url', { cause });
}
