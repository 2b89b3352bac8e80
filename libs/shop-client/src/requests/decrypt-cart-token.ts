import type { HttpPort } from '@alzette/remote-contract';
import type { SavedCart, SavedCartEntry } from '@alzette/shop-model';

/** The cart that a token holds (spec row C2); null when it cannot be read. Failures are logged (spec row C7). */
export async function decryptCartToken(http: HttpPort, token: string): Promise<readonly SavedCartEntry[] | null> {
  try {
    const { body } = await http.request<SavedCart>({ method: 'POST', url: '/api/decryptToken', body: { token } });
    return Array.isArray(body?.cart) ? body.cart : null;
  } catch (error) {
    console.error('The saved cart could not be read from its token', error);
    return null;
  }
}
