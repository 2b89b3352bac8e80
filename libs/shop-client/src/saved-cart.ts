import type { HttpPort } from '@alzette/remote-contract';
import type { CartToken, Locale, SavedCart, SavedCartEntry } from '@alzette/shop-model';
import { answered, isNoPage } from './http-error';

/** A token that holds the cart (spec row C1); null on failure, which is logged (spec row C7). */
export async function generateCartToken(http: HttpPort, cart: readonly SavedCartEntry[]): Promise<string | null> {
  try {
    const { body } = await http.request<CartToken>({ method: 'POST', url: '/api/generateCartToken', body: { cart } });
    return answered(body, typeof body?.token === 'string').token;
  } catch (error) {
    console.error('The cart could not be put into a token', error);
    return null;
  }
}

/** The cart of a token (spec row C2); null on failure, which is logged (spec row C7). */
export async function decryptCartToken(http: HttpPort, token: string): Promise<readonly SavedCartEntry[] | null> {
  try {
    const { body } = await http.request<SavedCart>({ method: 'POST', url: '/api/decryptToken', body: { token } });
    return Array.isArray(body?.cart) ? body.cart : null;
  } catch (error) {
    console.error('The saved cart could not be read from its token', error);
    return null;
  }
}

export interface SavedCartMail {
  readonly email: string;
  /** Address of this shop that restores the cart. */
  readonly tokenUrl: string;
  readonly language: Locale;
}

/** Sends the link of a saved cart by e-mail (spec row C5). May take 20 s. */
export async function sendSavedCart(http: HttpPort, mail: SavedCartMail): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(mail)) form.set(name, value);
  const { body } = await http.request<unknown>({
    method: 'POST',
    url: '/api/catalogue/createTokenSavedCart',
    body: form,
    timeout: 20_000,
  });
  answered(body, isNoPage(body));
}
