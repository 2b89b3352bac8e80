import { openApiDocument, routeList } from '@alzette/server-kit/testing';
import { buildPartnerSandbox } from './build';
import { startSandbox } from './testing/sandbox';

it('the OpenAPI document describes every route', async () => {
  const routes = routeList();
  const sandbox = await startSandbox();
  const { app } = await buildPartnerSandbox(sandbox.environment, { onRoute: routes.note });
  const document = openApiDocument((await app.inject('/openapi.json')).json());
  expect(document.version).toBe('3.1.0');
  expect(routes.routes.length).toBeGreaterThan(20);
  expect(routes.missingIn(document)).toEqual([]);
  await app.close();
  await sandbox.close();
});
