import { randomInt } from 'node:crypto';
import type { AskedServer } from '../shop-visitor';

/** Keeps the cookies of the site and sends them back, from a network of its own. */
export function browser(server: AskedServer): AskedServer {
  const cookies = new Map<string, string>();
  const address = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');
  return {
    inject: async (asked) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await server.inject({
        ...asked,
        headers: { ...asked.headers, cookie, 'x-forwarded-for': address },
      });
      for (const set of [response.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(String(set)) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  };
}
