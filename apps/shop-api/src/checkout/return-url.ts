import type { PaymentUrlRequest } from '@alzette/shop-model';
import { embeddingPage } from '../platform/http/embedding-page';
import type { Visitor } from '../platform/http/visitor';
import type { ShopContext } from '../app-context';

/**
 * Where the payment page sends the shopper back to: the page that embeds the checkout, else the shop's own. A prepaid return
 * names its checkout, so that the right confirmation is shown to a browser without the cart.
 */
export function returnUrl(
  context: ShopContext,
  visitor: Visitor,
  { language, order_token, type }: PaymentUrlRequest,
): string {
  const { operator, siteUrl } = context;
  const url = new URL(embeddingPage(context, visitor) ?? `${siteUrl}/${language}/${operator.paths.checkout[language]}`);
  const query = { step: 'confirmation', order_token, ...(type !== 'esales' && { type }) };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
