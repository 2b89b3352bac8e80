import type { HttpPort } from '@alzette/remote-contract';
import type { CartToken, SavedCartEntry } from '@alzette/shop-model';
import { answered } from '../answered';

/** A token that holds the cart (spec row C1); null when it cannot be made. Failures are logged (spec row C7). */
export async function generateCartToken(http: HttpPort, cart: readonly SavedCartEntry[]): Promise<string | null> {
  try {
    const { body } = await http.request<CartToken>({ method: 'POST', url: '/api/generateCartToken', body: { cart } });
    return answered(body, typeof body?.token === 'string').token;
  } catch (error) {
    console.error('The cart could not be put into a token', error);
    return null;
  }
}
