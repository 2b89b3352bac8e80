import { type Static, Type } from 'typebox';
import { OfferingReferenceSchema, productFields, TermSchema, TmfPriceSchema } from '@alzette/shop-api/platform';

const CartItemSchema = Type.Object({
  id: Type.String(),
  quantity: Type.Integer(),
  action: Type.Literal('add'),
  itemPrice: Type.Array(TmfPriceSchema),
  /** The initial charge for all pieces, alterations included. The official file has this spelling. */
  ItemTotalPrice: Type.Array(TmfPriceSchema),
  /** The same, for clients of the former spelling. */
  itemTotalPrice: Type.Array(TmfPriceSchema),
  itemTerm: Type.Array(TermSchema),
  /** Why the item cannot be ordered; `no longer sold` has neither prices nor product. */
  note: Type.Array(Type.Object({ text: Type.Union([Type.Literal('no longer sold'), Type.Literal('sold out')]) })),
  cartItemRelationship: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), relationshipType: Type.Literal('reliesOn') })),
  ),
  productOffering: OfferingReferenceSchema,
  product: Type.Optional(Type.Object(productFields)),
  '@schemaLocation': Type.String(),
  '@type': Type.Literal('CartItem'),
});
export type TmfCartItem = Static<typeof CartItemSchema>;

/** A saved cart as TMF663 v4 describes it. `fields` leaves attributes out. */
export const ShoppingCartSchema = Type.Object({
  id: Type.String(),
  href: Type.String(),
  validFor: Type.Optional(Type.Object({ endDateTime: Type.String() })),
  cartItem: Type.Optional(Type.Array(CartItemSchema)),
  cartTotalPrice: Type.Optional(Type.Array(TmfPriceSchema)),
  '@type': Type.Literal('ShoppingCart'),
});
export type ShoppingCart = Static<typeof ShoppingCartSchema>;
