// Finds what the oldest supported browsers lack in built files: syntax, APIs, and media queries in range syntax.
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import { Linter } from 'eslint';
import { createRequire } from 'node:module';
import { findRanges } from './media-queries.mjs';

const { browsers } = createRequire(import.meta.url)('../webpack/browsers.cjs');

/** A built file has no types, so a method is known by its name alone. */
const sinceEs2023 = Object.keys(esx.configs['flat/restrict-to-es2022'].rules);
/** Arrays have methods of these names too; all the browsers have `findLast`. */
const isKnown = (rule) => /no-iterator-prototype-|no-array-prototype-findlast/u.test(rule);

const rules = {
  ...Object.fromEntries(sinceEs2023.map((rule) => [rule, isKnown(rule) ? 'off' : 'error'])),
  // Safari has them since 16.4.
  'es-x/no-class-static-block': 'error',
  'compat/compat': 'error',
  // To call it in a condition is no question whether the browser has it, as `compat` takes it.
  'no-restricted-syntax': [
    'error',
    {
      selector: 'CallExpression[callee.object.name="URL"][callee.property.name=/^(canParse|parse)$/]',
      message: 'Safari before 17 and Chrome before 120 lack it.',
    },
  ],
};

/** Code that asks first whether the browser has it. */
const guarded = [
  { rule: 'compat/compat', code: 'document.adoptedStyleSheets' },
  { rule: 'compat/compat', code: 'trustedTypes.' },
  // web-vitals reads them and does without.
  { rule: 'compat/compat', code: 'document.prerendering?' },
  { rule: 'compat/compat', code: 'document.prerendering||' },
  { rule: 'compat/compat', code: 'document.wasDiscarded?' },
  { rule: 'compat/compat', code: 'globalThis.requestIdleCallback||setTimeout' },
  // immer reads it and does without.
  { rule: 'es-x/no-iterator', code: 'globalThis.Iterator;' },
];

const linter = new Linter({ configType: 'flat' });

/** @returns {readonly string[]} `path: message: code` */
export function findNewerFeatures(files) {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  return [...scripts.flatMap(newerIn), ...findRanges(files.filter(({ path }) => path.endsWith('.css')))];
}

function newerIn({ path, text }) {
  const config = {
    plugins: { compat, 'es-x': esx },
    settings: { 'es-x': { aggressive: true }, targets: [...browsers] },
    languageOptions: { ecmaVersion: 'latest', sourceType: 'script' },
    rules,
  };
  const lines = text.split('\n');
  return linter
    .verify(text, config, { filename: 'built.js', allowInlineConfig: false })
    .map(({ ruleId, message, line, column }) => ({
      ruleId,
      message,
      code: lines[line - 1].slice(column - 1, column + 79),
    }))
    .filter(({ ruleId, code }) => !guarded.some((known) => known.rule === ruleId && code.startsWith(known.code)))
    .map(({ message, code }) => `${path}: ${message} ${code}`);
}
