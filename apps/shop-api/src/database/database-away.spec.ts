import { startPostgres } from '../../test/postgres';
import { openTestShop } from '../../test/shop';
import { openPostgres } from './open-database';

it('answers 503 quickly while the database is away, and acknowledges nothing', async () => {
  const postgres = await startPostgres();
  const shop = await openTestShop(() => openPostgres(postgres.url));
  const guest = await shop.guest();
  await postgres.stop();

  const before = Date.now();
  const order = await guest.createOrder();
  expect(order).toMatchObject({ status: 503, problem: { code: 'database_unavailable' } });
  expect((await shop.app.inject('/health/ready')).statusCode).toBe(503);
  expect((await shop.app.inject('/health/live')).statusCode).toBe(200);
  expect(Date.now() - before).toBeLessThan(4_000);
  await shop.close();
});
