export { readCartKeys, type CartKey, type CartKeyRing } from './cart-keys';
export {
  cartOpener,
  cartTokens,
  GivenCartSchema,
  maxHeaderBytes,
  maxTokenLength,
  type CartTokens,
  type CartTokenSettings,
  type OpenCart,
  type OpenedCart,
} from './cart-tokens';
