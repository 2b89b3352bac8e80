import type { HostServices } from '@alzette/remote-contract';
import { getCustomer } from '@alzette/shop-client';
import { customerLoggedIn, customerLoggedOut, customerRecognised, type ShopStore } from '@alzette/shop-store';

/**
 * A page made for a customer shows their prices at once, and their account as soon as it has been read. A session that has
 * ended meanwhile, or an account that cannot be read, makes them a guest who can log in or buy without.
 */
export async function recogniseCustomer(store: ShopStore, { http, report }: HostServices): Promise<void> {
  store.dispatch(customerRecognised());
  try {
    const customer = await getCustomer(http);
    store.dispatch(customer ? customerLoggedIn({ customer }) : customerLoggedOut());
  } catch (error) {
    report(error, { operation: 'session' });
    store.dispatch(customerLoggedOut());
  }
}
