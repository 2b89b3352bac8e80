/** The changes that a shopper can make to an order. */
export const orderChanges = ['withdraw', 'cancel', 'installation', 'number', 'return'] as const;
export type OrderChange = (typeof orderChanges)[number];

/** The address of an order, or of a change of one of its line items; without a line item, of all. */
export function orderAddress(path: string, tokenValue: string, change?: OrderChange, item = ''): string {
  const query = new URLSearchParams({ order: tokenValue, ...(change && { [change]: item }) });
  return `${path}?${query.toString()}`;
}

/** The change in an address. */
export function readChange(address: URLSearchParams): { readonly change: OrderChange; readonly item: string } | null {
  const change = orderChanges.find((each) => address.has(each));
  return change ? { change, item: address.get(change) ?? '' } : null;
}
