import { get } from 'node:http';
import { EncryptJWT } from 'jose';
import type { AddressInfo } from 'node:net';
import type { CartKey } from '@alzette/server-kit/saved-cart';
import { anEntry, everyKind } from '../testing/saved-carts';
import { startSite, type Site } from '../testing/site';

const day = 24 * 60 * 60 * 1000;
const keyOf = (id: string, fill: number): CartKey => ({ id, key: new Uint8Array(32).fill(fill) });
const [older, newer] = [keyOf('older', 1), keyOf('newer', 2)];

let now = Date.now();
const sites: Site[] = [];
async function start(first: CartKey = older, ...rest: CartKey[]) {
  const site = await startSite({ savedCarts: { keys: [first, ...rest], days: 30 } }, { now: () => now });
  sites.push(site);
  return site;
}
beforeEach(() => {
  now = Date.now();
});
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));

const post = ({ app }: Site, url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const generate = (site: Site, cart: unknown) => post(site, '/api/generateCartToken', { cart });
const decrypt = (site: Site, token: unknown) => post(site, '/api/decryptToken', { token });
const tokenOf = async (site: Site, cart: unknown = everyKind): Promise<string> =>
  (await generate(site, cart)).json().token;

/** A token of any content, made with a key of the ring. */
const sealed = (payload: Record<string, unknown>, { id, key } = older) =>
  new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
    .setAudience('saved-cart')
    .setExpirationTime('1h')
    .encrypt(key);

describe('a cart in a token', () => {
  it('[C1, C2] comes back as it was', async () => {
    const site = await start();
    const made = await generate(site, everyKind);
    expect(made.statusCode).toBe(200);
    expect(made.headers['cache-control']).toBe('no-store');
    const { token } = made.json();
    expect(token).not.toContain('alzette');
    const read = await decrypt(site, token);
    expect(read.statusCode).toBe(200);
    expect(read.json()).toEqual({ cart: everyKind });
  });

  it('[C1] is created from valid carts only', async () => {
    const site = await start();
    const wrong: readonly unknown[] = [
      [],
      'cart',
      [anEntry({ quantity: 0 })],
      [anEntry({ quantity: 1.5 })],
      [{ ...anEntry(), type: 'yacht' }],
      Array.from({ length: 201 }, (_, index) => anEntry({ identifier: `${index}` })),
    ];
    for (const cart of wrong) {
      const response = await generate(site, cart);
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.body).not.toContain('token"');
    }
  });

  it('[C1] carries neither price nor name, whatever was sent', async () => {
    const site = await start();
    const token = await tokenOf(site, [{ ...anEntry(), price: 100, email: 'ada@example.lu' }]);
    expect((await decrypt(site, token)).json()).toEqual({ cart: [anEntry()] });
  });

  it('[C2] is refused after tampering, truncation or with a foreign key', async () => {
    const site = await start();
    const token = await tokenOf(site);
    const parts = token.split('.');
    const middle = Math.floor(token.length / 2);
    const changed = `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`;
    const foreign = await tokenOf(await start(keyOf('older', 9)));
    const unknownKey = await tokenOf(await start(newer));
    for (const bad of [
      changed,
      token.slice(0, -1),
      parts.slice(0, 4).join('.'),
      'x',
      'a.b.c.d.e',
      foreign,
      unknownKey,
    ]) {
      const response = await decrypt(site, bad);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ status: 400, code: 'token_invalid' });
    }
  });

  it('[C2] is refused when its content is not a cart', async () => {
    const site = await start();
    for (const cart of [[{ ...anEntry(), price: 1 }], [anEntry({ quantity: 0 })], [], null, undefined]) {
      expect((await decrypt(site, await sealed({ cart }))).json()).toMatchObject({ code: 'token_invalid' });
    }
    expect((await decrypt(site, await sealed({ cart: [anEntry()] }))).statusCode).toBe(200);
  });

  it('[C2] expires after 30 days, with an error of its own', async () => {
    const site = await start();
    const token = await tokenOf(site);
    now += 30 * day - 60_000;
    expect((await decrypt(site, token)).statusCode).toBe(200);
    now += 120_000;
    const late = await decrypt(site, token);
    expect(late.statusCode).toBe(400);
    expect(late.json()).toMatchObject({ code: 'token_expired' });
  });

  it('[C2] is refused above 64 KiB, however much larger it is', async () => {
    const site = await start();
    for (const length of [65_537, 500_000]) {
      const response = await decrypt(site, 'a'.repeat(length));
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'token_too_large' });
    }
    const large = Array.from({ length: 200 }, () => anEntry({ identifier: 'i'.repeat(200), code: 'c'.repeat(200) }));
    expect((await generate(site, large)).json()).toMatchObject({ code: 'token_too_large' });
  });

  it('[C2] is read with older keys of the ring, and made with the newest', async () => {
    const before = await tokenOf(await start(older));
    const rotated = await start(newer, older);
    expect((await decrypt(rotated, before)).statusCode).toBe(200);
    const after = await tokenOf(rotated);
    expect((await decrypt(await start(newer), after)).statusCode).toBe(200);
    expect((await decrypt(await start(older), after)).statusCode).toBe(400);
  });

  it.each(['//evil.example', 'https://evil.example/fr', '/\\evil.example', 'javascript:alert(1)', '/fr /x'])(
    '[C1] has the home page instead of the origin %s',
    async (origin) => {
      const site = await start();
      const entry = anEntry({ origin });
      for (const token of [
        await tokenOf(site, [entry]),
        await sealed({ cart: [{ ...entry, origin: `/${origin}` }] }),
      ]) {
        const { cart } = (await decrypt(site, token)).json();
        expect(['/', `/${origin}`]).toContain(cart[0].origin);
        expect(new URL(cart[0].origin, 'http://localhost:4200').origin).toBe('http://localhost:4200');
      }
    },
  );

  it('[A3] fits into an address of the shop, even with 50 items', async () => {
    const site = await start();
    const token = await tokenOf(
      site,
      Array.from({ length: 50 }, (_, index) => anEntry({ identifier: `line-${index}` })),
    );
    expect(token.length).toBeGreaterThan(10_000);
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = site.app.server.address() as AddressInfo;
    const longest = `${token}${'a'.repeat(64 * 1024 - token.length)}`;
    for (const value of [token, longest]) {
      const path = `/fr/checkout?cartSaved=${value}`;
      const status = await new Promise((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
      expect(status).toBe(200);
    }
  });
});
