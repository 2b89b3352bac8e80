// For projects that run in Node: each worker runs its spec files in plain Node and loads every module once. Spec files replace no module.
const { join } = require('node:path');

const here = (file) => join(__dirname, 'node', file);

module.exports = {
  ...require('../../jest.preset.js'),
  testEnvironment: 'node',
  runner: 'jest-light-runner',
  setupFiles: [here('load-typescript.mjs')],
  setupFilesAfterEnv: [here('runner-gaps.mjs')],
};
