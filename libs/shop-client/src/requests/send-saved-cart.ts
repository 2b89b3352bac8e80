import type { HttpPort } from '@alzette/remote-contract';
import type { Locale } from '@alzette/shop-model';
import { answered, isNoPage } from '../answered';

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
