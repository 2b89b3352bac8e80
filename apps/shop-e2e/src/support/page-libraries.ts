import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

const modules = join(root, 'node_modules');
const read = (file: string) => readFileSync(join(modules, file), 'utf8');

/** The libraries of the example pages, which load them with an import map instead of a build. */
export const pageLibraries: Readonly<Record<string, () => string>> = {
  '/preact.js': () => read('preact/dist/preact.mjs'),
  '/vue.js': () => read('vue/dist/vue.runtime.esm-browser.prod.js'),
  '/vue-router.js': () => read('vue-router/dist/vue-router.esm-browser.prod.js'),
  '/react.js': react,
};

const reactFiles = {
  react: 'react/cjs/react.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
};

/** React comes as CommonJS only. */
function react(): string {
  const table = Object.entries(reactFiles).map(
    ([name, file]) => `${JSON.stringify(name)}(module, exports, require, process) {\n${read(file)}\n}`,
  );
  return `const files = {${table.join(',\n')}};
const loaded = {};
function require(name) {
  if (!loaded[name]) {
    const module = { exports: {} };
    loaded[name] = module;
    files[name](module, module.exports, require, { env: { NODE_ENV: 'production' } });
  }
  return loaded[name].exports;
}
export const { createElement, useEffect, useRef, useState } = require('react');
export const { hydrateRoot } = require('react-dom/client');
`;
}
