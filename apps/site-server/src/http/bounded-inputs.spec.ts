import type { RouteOptions } from 'fastify';
import { unboundedInputs } from '@alzette/server-kit/testing';
import { startSite } from '../testing/site';

it('[K1, C1] every string, array and object that a route reads has a limit', async () => {
  const routes: RouteOptions[] = [];
  const site = await startSite({}, { onRoute: (route) => void routes.push(route) });
  await site.app.ready();
  expect(routes.length).toBeGreaterThan(40);
  expect(routes.flatMap(unboundedInputs)).toEqual([]);
  await site.close();
});
