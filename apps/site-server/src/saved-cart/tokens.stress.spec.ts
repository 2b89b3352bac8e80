import fc from 'fast-check';
import { EncryptJWT, type JWTPayload } from 'jose';
import { stressRun } from '@alzette/server-kit/testing';
import { anEntry, everyKind } from '../testing/saved-carts';
import { startSite, type Site } from '../testing/site';

const mutatedRow = stressRun('cart-token-mutated', { test: 200, full: 600, stress: 10_000 });
const unfitRow = stressRun('cart-token-unfit', { test: 150, full: 400, stress: 10_000 });

const hour = 60 * 60 * 1000;
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
const ring = [1, 2, 3].map((fill) => ({ id: `key-${fill}`, key: new Uint8Array(32).fill(fill) }));
const [current, older, retired] = ring as [(typeof ring)[0], (typeof ring)[0], (typeof ring)[0]];

let site: Site;
let token: string;
beforeAll(async () => {
  site = await startSite({ savedCarts: { keys: [current, older], days: 30 } });
  const made = await site.app.inject({ method: 'POST', url: '/api/generateCartToken', payload: { cart: everyKind } });
  ({ token } = made.json());
});
afterAll(() => site.close());

let calls = 0;
/** Calls from many addresses, so that the token is refused and not the caller. */
function open(text: string) {
  const remoteAddress = `192.0.2.${Math.floor((calls += 1) / 1000) % 250}`;
  return site.app.inject({ method: 'POST', url: '/api/decryptToken', payload: { token: text }, remoteAddress });
}

async function expectRefused(text: string): Promise<void> {
  const response = await open(text);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ status: 400, code: expect.stringMatching(/^(?:token_|invalid_request)/u) });
  expect(response.body).not.toContain(anEntry().code);
}

const position = fc.nat({ max: 100_000 });
const mutation = fc.oneof(
  fc.record({ at: position, letter: fc.constantFrom(...alphabet) }).map(({ at, letter }) => replaced(at, letter)),
  fc.record({ at: position, length: fc.integer({ min: 1, max: 40 }) }).map(({ at, length }) => cut(at, length)),
  fc
    .record({ at: position, text: fc.string({ minLength: 1, maxLength: 10 }) })
    .map(({ at, text }) => inserted(at, text)),
  fc
    .shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 })
    .map((order) => order.map((part) => token.split('.')[part]).join('.')),
  fc
    .record({ part: fc.nat({ max: 4 }), letter: fc.constantFrom(...alphabet) })
    .map(({ part, letter }) => lastLetter(part, letter)),
);

function replaced(at: number, letter: string): string {
  const index = at % token.length;
  return `${token.slice(0, index)}${letter}${token.slice(index + 1)}`;
}
function cut(at: number, length: number): string {
  const index = at % token.length;
  return token.slice(0, index) + token.slice(index + length);
}
function inserted(at: number, text: string): string {
  const index = at % token.length;
  return token.slice(0, index) + text + token.slice(index);
}
function lastLetter(part: number, letter: string): string {
  const parts = token.split('.').map((text, index) => (index === part ? text.slice(0, -1) + letter : text));
  return parts.join('.');
}

it('[C2] no token that was changed in any way restores a cart, nor any other last character of any part', async () => {
  expect((await open(token)).statusCode).toBe(200);
  const lastLetters = [0, 1, 2, 3, 4].flatMap((part) => alphabet.map((letter) => lastLetter(part, letter)));
  for (const text of lastLetters.filter((variant) => variant !== token)) await expectRefused(text);
  let tried = lastLetters.length;
  await fc.assert(
    fc.asyncProperty(mutation, async (text) => {
      fc.pre(text !== token);
      await expectRefused(text);
      mutatedRow.progress((tried += 1));
    }),
    mutatedRow.fastCheck,
  );
  mutatedRow.result({ tried, accepted: 0 });
});

interface Sealing {
  readonly key: { readonly id: string; readonly key: Uint8Array };
  readonly audience: string;
  readonly expiresInHours: number;
  readonly payload: JWTPayload;
}
const good: Sealing = { key: current, audience: 'saved-cart', expiresInHours: 1, payload: { cart: everyKind } };

const seal = ({ key, audience, expiresInHours, payload }: Sealing) =>
  new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id })
    .setAudience(audience)
    .setExpirationTime(new Date(Date.now() + expiresInHours * hour))
    .encrypt(key.key);

const priced = { price: 1, discount: 100, total: 0, monthly: -5, email: 'ada@example.lu', voucher: { amount: 99_900 } };
const unfit = fc.oneof<fc.Arbitrary<Sealing>[]>(
  fc.integer({ min: -100_000, max: -1 }).map((expiresInHours) => ({ ...good, expiresInHours })),
  fc
    .constantFrom({ ...retired }, { id: current.id, key: retired.key }, { id: 'no-such-key', key: current.key })
    .map((key) => ({ ...good, key })),
  fc.string().map((audience) => ({ ...good, audience: `${audience}.` })),
  fc
    .constantFrom(...Object.entries(priced))
    .map(([name, value]) => ({ ...good, payload: { cart: [{ ...anEntry(), [name]: value }] } })),
  fc.jsonValue().map((cart) => ({ ...good, payload: { cart } as JWTPayload })),
);

it('[C2] no token that expired, of a retired key, for another purpose or with a price in it restores a cart', async () => {
  expect((await open(await seal(good))).statusCode).toBe(200);
  expect((await open(await seal({ ...good, key: older }))).statusCode).toBe(200);
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(unfit, async (sealing) => {
      await expectRefused(await seal(sealing));
      unfitRow.progress((tried += 1));
    }),
    unfitRow.fastCheck,
  );
  unfitRow.result({ tried, accepted: 0 });
});
