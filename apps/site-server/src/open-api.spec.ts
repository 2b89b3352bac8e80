import { openApiDocument, routeList } from '@alzette/server-kit/testing';
import { startSite } from './testing/site';

/** Only what is passed on or is a file of no type known beforehand may be described as anything. */
const anything = /^\/(?:assets|remotes|embed\/assets|api\/(?:v2|catalogue|content))\/\{rest\}$|^\/\{rest\}$/u;

it('describes every route that there is, with what it answers', async () => {
  const routes = routeList();
  const site = await startSite({}, { onRoute: routes.note });
  const document = openApiDocument((await site.app.inject('/openapi.json')).json());
  expect(document.version).toBe('3.1.0');
  expect(routes.routes.length).toBeGreaterThan(40);
  expect(routes.missingIn(document)).toEqual([]);
  const vague = document.operations.filter(({ answers }) =>
    Object.values(answers).some(({ content }) => content?.['*/*']),
  );
  expect(vague.filter(({ path }) => !anything.test(path)).map(({ path }) => path)).toEqual([]);
  await site.close();
});
