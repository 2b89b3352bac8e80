import Fastify from 'fastify';
import { parseJsonInTurn } from './json-bodies';
import type { ShopServer } from './shop-server';

it('[K1] large bodies that arrive together are parsed in different turns of the event loop, and small ones at once', async () => {
  const app = Fastify() as unknown as ShopServer;
  parseJsonInTurn(app);
  app.post('/', async ({ body }) => ({ length: (body as unknown[]).length }));
  await app.ready();
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const parse = jest.spyOn(JSON, 'parse');
  const turns: number[] = [];
  parse.mockImplementation((text: string) => {
    turns.push(turn);
    return Array.from({ length: text.split(',').length });
  });
  const send = (entries: number) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json' },
      payload: `[${'1,'.repeat(entries - 1)}1]`,
    });
  const responses = await Promise.all([50_000, 50_000, 50_000, 2].map(send));
  isOver = true;
  parse.mockRestore();
  expect(responses.map(({ payload }) => payload)).toEqual([
    '{"length":50000}',
    '{"length":50000}',
    '{"length":50000}',
    '{"length":2}',
  ]);
  expect(turns).toHaveLength(4);
  expect(new Set(turns.slice(1)).size).toBe(3);
  await app.close();
});
