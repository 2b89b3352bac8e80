/** What stands in the storage, as far as it can be told before it is checked. */
export interface StoredCart {
  readonly shape?: unknown;
  readonly cart?: unknown;
}

type Lines = readonly Readonly<Record<string, unknown>>[];

/** Brings a cart of an older shape to today's. A newer or unknown one is left for the reader to set aside. */
export function migrated(stored: StoredCart | null): StoredCart | null {
  if (stored?.shape !== 1) return stored;
  const cart = stored.cart as { readonly items?: unknown } | null | undefined;
  if (!Array.isArray(cart?.items)) return stored;
  return { shape: 2, cart: { ...cart, items: (cart.items as Lines).map(withFieldsOfShape2) } };
}

/** Shape 1 knew mobile lines only. */
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
