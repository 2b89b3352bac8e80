import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '@alzette/server-kit/testing';
import { type OfficialApi, officialApi } from '@alzette/tmf-files';
import { openTestShop } from '../../test/shop';

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/guides/open-apis.md'), 'utf8');
const row = /^\| (TMF\d{3}) \| (.+) \| (yes|no: .+?)(?:; also .+)? \|$/gmu;

/** The table of operations of the guide. */
const rows = [...guide.matchAll(row)].map(([, api = '', operations = '', offered = '']) => ({
  api: api as OfficialApi,
  operations: [...operations.matchAll(/`([^`]+)`/gu)].map(([, operation = '']) => operation),
  isOffered: offered === 'yes',
}));

it.each([...new Set(rows.map(({ api }) => api))])(
  '[R1] the guide lists each official operation of %s, and the shop offers those that it names',
  async (api) => {
    const file = officialApi(api);
    const listed = rows.filter((each) => each.api === api);
    expect(listed.flatMap(({ operations }) => operations).sort()).toEqual([...file.operations].sort());
    const shop = await openTestShop();
    const document = openApiDocument((await shop.app.inject('/openapi.json')).json());
    await shop.close();
    const routes = document.operations.map(({ method, path }) => `${method} ${path}`);
    const isRoute = (operation: string) => routes.includes(operation.replace(' ', ` ${file.basePath}`));
    const offered = listed.flatMap(({ operations, isOffered }) => (isOffered ? operations : []));
    expect(file.operations.filter(isRoute).sort()).toEqual(offered.sort());
  },
);

it('[R1] the guide has a table for each API that the shop offers', () => {
  expect([...new Set(rows.map(({ api }) => api))]).toEqual(['TMF620', 'TMF622', 'TMF646', 'TMF663', 'TMF667']);
});
