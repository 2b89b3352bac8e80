// `npx nx g ./tools:request get-loyalty-points --url=/api/loyalty/points`: one request of the shop client, the schema of its response in
// the shop model, and its spec.
const { join } = require('node:path');
const { formatFiles, generateFiles } = require('@nx/devkit');
const { checkName, spellings } = require('../shared/names.cjs');

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, url: string, method?: 'GET' | 'POST' | 'PATCH' }} options
 */
module.exports = async function request(tree, { name, url, method = 'GET' }) {
  checkName(name, 'The request’s name');
  if (!name.includes('-'))
    throw new Error(`The request’s name is "${name}": give a verb and an object, such as get-loyalty-points.`);
  if (!/^\/api\/[\w/-]+$/u.test(url)) throw new Error(`The address is "${url}": give a path of this site below /api/.`);
  const file = join('libs/shop/shop-client/src', `${name}.ts`);
  if (tree.exists(file)) throw new Error(`${file} exists already.`);
  const response = spellings(name.slice(name.indexOf('-') + 1));
  const values = { ...spellings(name), response, url, method, tmpl: '' };
  generateFiles(tree, join(__dirname, 'files/client'), 'libs/shop/shop-client/src', values);
  generateFiles(tree, join(__dirname, 'files/model'), 'libs/shop/shop-model/src/wire', {
    ...values,
    responseName: response.name,
  });
  addLine(
    tree,
    'libs/shop/shop-client/src/index.ts',
    `export { ${values.camel} } from './${name}';`,
    'export { errorCode',
  );
  addLine(
    tree,
    'libs/shop/shop-model/src/index.ts',
    `export type { ${response.pascal} } from './wire/${response.name}';`,
    'export type { Problem }',
  );
  addLine(
    tree,
    'libs/shop/shop-model/src/schemas.ts',
    `export * from './wire/${response.name}';`,
    "export * from './wire/tools';",
  );
  await formatFiles(tree);
};

function addLine(tree, file, line, before) {
  const text = tree.read(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no line that begins with: ${before}`);
  tree.write(file, text.replace(before, `${line}\n${before}`));
}
