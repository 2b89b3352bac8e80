// One preset for every project: swc compiles, the `@alzette/*` paths come from tsconfig.base.json.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const base = JSON.parse(readFileSync(join(__dirname, 'tsconfig.base.json'), 'utf8'));
const moduleNameMapper = Object.fromEntries(
  Object.entries(base.compilerOptions.paths).map(([name, [target]]) => [`^${name}$`, join(__dirname, target)]),
);

const shippedAsModules =
  'yet-another-react-lightbox|react-intl|@formatjs|@github|intl-messageformat|jose|marked|typebox';

module.exports = {
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx', '<rootDir>/**/*.spec.mts'],
  moduleFileExtensions: ['tsx', 'ts', 'mts', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    ...moduleNameMapper,
    '\\.module\\.css$': join(__dirname, 'tools/jest/css-module.cjs'),
    '\\.css$': join(__dirname, 'tools/jest/empty.cjs'),
  },
  transform: {
    '^.+\\.(t|j|mt|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '^.+\\.mjs$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${shippedAsModules})/)`],
  reporters: ['default', join(__dirname, 'tools/jest/results-reporter.cjs')],
  setupFiles: [join(__dirname, 'tools/jest/browser-gaps.cjs')],
  resetMocks: true,
  testTimeout: 20_000,
};
