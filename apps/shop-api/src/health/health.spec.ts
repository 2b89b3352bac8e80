import { openTestShop } from '../../test/shop';

it('is live always, and ready only while the database answers', async () => {
  const shop = await openTestShop();
  expect((await shop.app.inject('/health/live')).json()).toEqual({ status: 'ok' });
  expect((await shop.app.inject('/health/ready')).json()).toEqual({ status: 'ok' });
  await shop.database.destroy();
  const response = await shop.app.inject('/health/ready');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'database_unavailable' });
  expect((await shop.app.inject('/health/live')).statusCode).toBe(200);
  await shop.app.close();
});
