const { readFileSync } = require('node:fs');
const replaceSupportedLocales = require('./known-locales-loader.cjs');

const load = (source) => replaceSupportedLocales.call({ resourcePath: 'index.js' }, source);

it.each(['@formatjs/intl', 'intl-messageformat'])('%s does not call supportedLocalesOf', (name) => {
  const source = readFileSync(require.resolve(name), 'utf8');
  expect(source).toContain('supportedLocalesOf');
  expect(load(source)).not.toContain('supportedLocalesOf');
});

it('a package without such a call fails the build', () => {
  expect(() => load('export {}')).toThrow('remove this loader');
});
