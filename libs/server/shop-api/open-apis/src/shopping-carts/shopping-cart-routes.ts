import { Type } from 'typebox';
import { ProblemError, ProblemError as KitProblemError } from '@alzette/server-kit';
import { type CartKeyRing, cartOpener, maxTokenLength, type OpenedCart } from '@alzette/server-kit/saved-cart';
import {
  fieldsQuery,
  notFound,
  type OperatorContext,
  scopeGuard,
  selectFields,
  type ShopServer,
  tmfErrors,
} from '@alzette/shop-api/platform';
import { presentShoppingCart, shoppingCartPath } from './present-shopping-cart';
import { restoreCart } from './restore-cart';
import { ShoppingCartSchema } from './shopping-cart';

export interface ShoppingCartContext extends OperatorContext {
  /** Keys of the site server's saved carts. */
  readonly cartKeys: CartKeyRing;
  /** Address of this server, without a trailing slash: the schemas of responses are there. */
  readonly shopApiUrl: string;
}

/** Language of the names, as in TMF620. */
const locale = 'fr';

/** TMF663: a saved cart, for a system that has the token of its link. The shop stores no carts, so there is no list. */
export function shoppingCartRoutes(app: ShopServer, context: ShoppingCartContext): void {
  const { database, operator, now, shopApiUrl } = context;
  const open = cartOpener(context.cartKeys, () => now().getTime());

  app.get(
    `${shoppingCartPath}/:id`,
    {
      onRequest: scopeGuard(app, context)('carts:read'),
      schema: {
        tags: ['shopping carts'],
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: maxTokenLength }) }),
        querystring: Type.Object(fieldsQuery, { additionalProperties: false }),
        response: { 200: ShoppingCartSchema, ...tmfErrors },
      },
    },
    async ({ params: { id: token }, query }) => {
      const opened = await open(token).catch(refuse);
      const restored = await restoreCart(database, opened.cart, locale);
      const { vatPercent } = operator.rules;
      const cart = presentShoppingCart({ token, ...opened, ...restored }, { vatPercent, shopApiUrl });
      return selectFields(cart, query.fields);
    },
  );
}

/** @throws ProblemError 410 `cart_expired`, or 404 for a text that is not a token of this shop */
function refuse(error: unknown): OpenedCart {
  if (!(error instanceof KitProblemError)) throw error;
  throw error.code === 'token_expired' ? new ProblemError('cart_expired') : notFound();
}
