import {
  isMobileItem,
  itemTypes,
  readSimType,
  sensitiveKeys,
  type CartItem,
  type FormValues,
} from '@alzette/shop-model';
import { browserStorage, type StorageArea } from './browser-storage';
import { cartReplaced, freshCart, type CartState, type PlacedOrder } from './cart-slice';
import { valuesReplaced, type ShopStore } from './store';

const cartKey = 'alzette.cart';
const formKey = 'alzette.checkout-form';
const cartShape = 2;

/**
 * Keeps the cart across visits and tabs (localStorage) and the checkout form across reloads (sessionStorage).
 * Unreadable values are moved to another key.
 *
 * @param onStorageLost called once for each area when the browser refuses to store: cart or form then last until the page is left
 * @returns a function that stops it
 */
export function persist(store: ShopStore, onStorageLost: (area: StorageArea) => void): () => void {
  const lost = new Set<StorageArea>();
  const write = (area: StorageArea, key: string, value: unknown) => {
    if (browserStorage.write(area, key, JSON.stringify(value)) || lost.has(area)) return;
    lost.add(area);
    onStorageLost(area);
  };
  restore(store);

  let { cart, checkoutForm } = store.getState();
  const unsubscribe = store.subscribe(() => {
    const next = store.getState();
    if (next.cart !== cart) write('localStorage', cartKey, { shape: cartShape, cart: next.cart });
    if (next.checkoutForm !== checkoutForm) {
      write('sessionStorage', formKey, withoutSensitive(next.checkoutForm.values));
    }
    ({ cart, checkoutForm } = next);
  });

  const followCart = (text: string | null) => {
    const other = text === null ? null : readCart(text, store.getState().checkoutForm.values);
    if (other && JSON.stringify(other) !== JSON.stringify(store.getState().cart)) store.dispatch(cartReplaced(other));
  };
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === cartKey) followCart(newValue);
  };
  // A page in the back/forward cache receives no storage events.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !lost.has('localStorage')) followCart(browserStorage.read('localStorage', cartKey));
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);

  return () => {
    unsubscribe();
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
}

/** Whether the storage has a cart of this browser; where not, its cookie may name one. */
export function isCartStored(): boolean {
  return browserStorage.read('localStorage', cartKey) !== null;
}

/** The typed values that may be stored (ADR 0004). */
export function withoutSensitive(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !sensitiveKeys.includes(key)));
}

function restore(store: ShopStore): void {
  const values = onlyFormValues(parseRecord(browserStorage.read('sessionStorage', formKey)) ?? {});
  const storedCart = browserStorage.read('localStorage', cartKey);
  if (storedCart !== null) {
    const cart = readCart(storedCart, values);
    if (cart) store.dispatch(cartReplaced(cart));
    else browserStorage.write('localStorage', `${cartKey}.set-aside`, storedCart);
  }
  if (Object.keys(values).length > 0) store.dispatch(valuesReplaced(values));
}

function readCart(text: string, values: FormValues): CartState | null {
  const stored = migrated(parseRecord(text));
  if (stored?.shape !== cartShape || typeof stored.cart !== 'object' || stored.cart === null) return null;
  const cart = stored.cart as CartState;
  const isCart =
    typeof cart.id === 'string' && Array.isArray(cart.items) && cart.items.every(isCartItem) && isPrepaid(cart);
  if (!isCart) return null;
  const placedOrder = isPlacedOrder(cart.placedOrder) ? cart.placedOrder : null;
  return { ...freshCart(), ...cart, placedOrder, items: cart.items.map((item) => withSimType(item, values)) };
}

function isPlacedOrder(value: unknown): value is PlacedOrder {
  const order = value as Partial<PlacedOrder> | null | undefined;
  return [order?.tokenValue, order?.type, order?.cartId].every((text) => typeof text === 'string');
}

/** A stored mobile item without a SIM type gets the one of the form, where it may have an eSIM; else a physical one. */
function withSimType(item: CartItem, values: FormValues): CartItem {
  if (!isMobileItem(item) || item.simType) return item;
  return { ...item, simType: item.esim ? readSimType(values, item.type, item.identifier) : 'physical' };
}

/** A prepaid cart holds a product of its checkout type, unless it was just confirmed. */
function isPrepaid({ prepaid = null, checkoutType }: CartState): boolean {
  if (prepaid === null) return true;
  return prepaid.type === checkoutType && typeof prepaid.code === 'string' && Number.isInteger(prepaid.amount);
}

function onlyFormValues(values: Readonly<Record<string, unknown>>): FormValues {
  const typed = Object.entries(values).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean');
  return Object.fromEntries(typed) as FormValues;
}

function parseRecord(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** A value of the storage before validation. */
interface StoredCart {
  readonly shape?: unknown;
  readonly cart?: unknown;
}

type Lines = readonly Readonly<Record<string, unknown>>[];

/** Migrates a cart of an older shape. A newer or unknown shape is returned unchanged, and set aside by the reader. */
function migrated(stored: StoredCart | null): StoredCart | null {
  if (stored?.shape !== 1) return stored;
  const cart = stored.cart as { readonly items?: unknown } | null | undefined;
  if (!Array.isArray(cart?.items)) return stored;
  return { shape: 2, cart: { ...cart, items: (cart.items as Lines).map(withFieldsOfShape2) } };
}

/** Shape 1 had mobile items only. */
function withFieldsOfShape2(item: Lines[number]) {
  return {
    advantageNames: [],
    device: null,
    subscription: null,
    changedLine: null,
    maxQuantity: 1,
    required: false,
    deliverable: false,
    requiresAppleTv: false,
    installationModes: [],
    installationMode: null,
    ...item,
    price: { upfront: 0, ...(item['price'] as object | undefined) },
  };
}

/**
 * Whether a stored item has the fields that every screen reads. An incomplete item would break each page that shows the
 * cart.
 */
function isCartItem(value: unknown): value is CartItem {
  const item = value as Partial<CartItem> | null | undefined;
  const applied: Partial<CartItem['price']['applied']> | undefined = item?.price?.applied;
  return (
    typeof item?.identifier === 'string' &&
    itemTypes.some((type) => type === item.type) &&
    typeof item.origin === 'string' &&
    Number.isInteger(item.quantity) &&
    typeof item.product?.code === 'string' &&
    typeof item.variant?.code === 'string' &&
    typeof item.variant.name === 'string' &&
    Array.isArray(item.facts) &&
    Number.isInteger(applied?.newCustomer) &&
    Number.isInteger(applied?.existingCustomer) &&
    Number.isInteger(item.price?.original) &&
    Number.isInteger(item.price?.activationFee) &&
    Number.isInteger(item.price?.upfront) &&
    Number.isInteger(item.maxQuantity) &&
    Array.isArray(item.installationModes)
  );
}
