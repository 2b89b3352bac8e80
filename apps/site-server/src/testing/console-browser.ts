import { consolePassword } from './console';
import { cookiesOf, type Site } from './site';

export const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Requests to the release console, each from a network of its own unless specified. */
export function consoleBrowser(site: () => Site) {
  let addresses = 0;
  const call = (method: 'GET' | 'POST', path: string, options: object = {}) =>
    site().app.inject({
      method,
      url: `/__releases${path}`,
      remoteAddress: `198.51.100.${(addresses += 1) % 250}`,
      ...options,
    });
  const tryPassword = (password: string, options: object = {}) =>
    call('POST', '/login', { headers: form, payload: new URLSearchParams({ password }).toString(), ...options });
  const logIn = async () => cookiesOf(await tryPassword(consolePassword));
  return { call, tryPassword, logIn };
}
