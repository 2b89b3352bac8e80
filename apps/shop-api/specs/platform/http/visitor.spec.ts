import type { FastifyRequest } from 'fastify';
import { visitorReader } from '@alzette/shop-api/platform';
import { sessionToken } from '../../../test/shop';

const [newest, former, foreign] = ['n', 'f', 'x'].map((letter) => letter.repeat(32)) as [string, string, string];
const read = visitorReader([newest, former]);

async function visitorWith(key: string, claims: Record<string, unknown> = {}) {
  const authorization = `Bearer ${await sessionToken({ sub: 'visitor', account: 'A-1', network: 'home', ...claims }, key)}`;
  return read({ headers: { authorization } } as FastifyRequest);
}

it.each([newest, former])('a token under the key %.2s… is accepted during a key rotation', async (key) => {
  expect(await visitorWith(key)).toEqual({ id: 'visitor', accountNumber: 'A-1', page: null, network: 'home' });
});

it('a token under another key, of another issuer, or expired is refused', async () => {
  expect(await visitorWith(foreign)).toBeNull();
  expect(await visitorWith(newest, { iss: 'somebody' })).toBeNull();
  expect(await visitorWith(former, { exp: 1 })).toBeNull();
});

it('[V10] a token is accepted for a minute more, as the clock of a site server may be behind', async () => {
  const ended = (seconds: number) => ({ exp: Math.floor(Date.now() / 1_000) - seconds });
  expect(await visitorWith(newest, ended(55))).not.toBeNull();
  expect(await visitorWith(newest, ended(65))).toBeNull();
});
