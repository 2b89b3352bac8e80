import { startPostgres, type TestPostgres } from '../../test/postgres';
import { openPostgres } from './open-database';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

it('brings a database up to date once, however many copies start together', async () => {
  const copies = await Promise.all(Array.from({ length: 5 }, () => openPostgres(postgres.url)));
  const [first] = copies;
  const plans = await first?.database.selectFrom('catalogue_subscriptions').select('code').execute();
  expect(plans).toHaveLength(20);
  await Promise.all(copies.map(({ close }) => close()));
});
