const { readFileSync } = require('node:fs');
const replaceSupportedLocales = require('./known-locales-loader.cjs');

const load = (source) => replaceSupportedLocales.call({ resourcePath: 'index.js' }, source);

it.each(['@formatjs/intl', 'intl-messageformat'])('%s does not ask the browser for its locales', (name) => {
  const source = readFileSync(require.resolve(name), 'utf8');
  expect(source).toContain('supportedLocalesOf');
  expect(load(source)).not.toContain('supportedLocalesOf');
});

it('a package that asks no longer fails the build', () => {
  expect(() => load('export {}')).toThrow('remove this loader');
});
