import { openApiDocument, routeList } from '@alzette/server-kit/testing';
import { openTestShop, sessionKey } from '../test/shop';
import { build } from './build';

it('the OpenAPI document describes every route and its responses', async () => {
  const routes = routeList();
  const shop = await openTestShop();
  const app = await build({ ...shop.context, sessionKey, onRoute: routes.note });
  const document = openApiDocument((await app.inject('/openapi.json')).json());
  expect(document.version).toBe('3.1.0');
  expect(routes.routes.length).toBeGreaterThan(80);
  expect(routes.missingIn(document)).toEqual([]);
  const vague = document.operations.filter(({ schemas }) =>
    Object.values(schemas).some(({ content }) => content?.['*/*']),
  );
  expect(vague.map(({ path }) => path)).toEqual([]);
  await app.close();
  await shop.close();
});
