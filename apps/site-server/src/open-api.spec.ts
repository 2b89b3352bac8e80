import { openApiDocument, routeList } from '@alzette/server-kit/testing';
import { startSite } from './testing/site';

/** Only forwarded responses and files of unknown type may have an open schema. */
const anything =
  /^\/(?:assets|remotes|embed\/assets|api\/(?:v2|catalogue|content))\/\{rest\}$|^\/\{rest\}$|^\/api\/v2\/shop\/alzette\/(?:order|offers\/\{rest\})$|^\/api\/v2\/shop\/my-orders\/\{token\}\/returns$|^\/api\/v2\/tool\/sign\/documents\/\{rest\}$/u;

it('the OpenAPI document describes every route and its responses', async () => {
  const routes = routeList();
  const site = await startSite({}, { onRoute: routes.note });
  const document = openApiDocument((await site.app.inject('/openapi.json')).json());
  expect(document.version).toBe('3.1.0');
  expect(routes.routes.length).toBeGreaterThan(40);
  expect(routes.missingIn(document)).toEqual([]);
  const vague = document.operations.filter(({ schemas }) =>
    Object.values(schemas).some(({ content }) => content?.['*/*']),
  );
  expect(vague.filter(({ path }) => !anything.test(path)).map(({ path }) => path)).toEqual([]);
  await site.close();
});
