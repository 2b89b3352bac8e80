/** What a shopper does with an order besides reading it. */
export const orderChanges = ['withdraw', 'cancel', 'installation', 'number'] as const;
export type OrderChange = (typeof orderChanges)[number];

/** The address of an order, or of a change of one of its line items; without a line item, of all. */
export function orderAddress(path: string, tokenValue: string, change?: OrderChange, line = ''): string {
  const query = new URLSearchParams({ order: tokenValue, ...(change && { [change]: line }) });
  return `${path}?${query.toString()}`;
}

/** The change in an address. */
export function readChange(address: URLSearchParams): { readonly change: OrderChange; readonly line: string } | null {
  const change = orderChanges.find((each) => address.has(each));
  return change ? { change, line: address.get(change) ?? '' } : null;
}
