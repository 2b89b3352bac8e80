// Finds features in built files that the oldest supported browsers lack: syntax, APIs, features of CSS, and media queries in range syntax.
import doiuse from 'doiuse';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import { Linter } from 'eslint';
import { createRequire } from 'node:module';
import postcss from 'postcss';
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
  // `compat` takes a call in a condition for a feature check, which it is not.
  'no-restricted-syntax': [
    'error',
    {
      selector: 'CallExpression[callee.object.name="URL"][callee.property.name=/^(canParse|parse)$/]',
      message: 'Safari before 17 and Chrome before 120 lack it.',
    },
  ],
};

/** Code with a feature check before its use. */
const guarded = [
  { rule: 'compat/compat', code: 'document.adoptedStyleSheets' },
  { rule: 'compat/compat', code: 'trustedTypes.' },
  // The font script preloads the font where the browser does not report the speed of the network.
  { rule: 'compat/compat', code: 'navigator.connection;' },
  // web-vitals reads them and works without them.
  { rule: 'compat/compat', code: 'document.prerendering?' },
  { rule: 'compat/compat', code: 'document.prerendering||' },
  { rule: 'compat/compat', code: 'document.wasDiscarded?' },
  { rule: 'compat/compat', code: 'globalThis.requestIdleCallback||setTimeout' },
  // immer reads it and works without it.
  { rule: 'es-x/no-iterator', code: 'globalThis.Iterator;' },
];

/** Features of CSS (caniuse.com) that some of the browsers lack, wholly or in a part that no style uses, and their fallback. */
const withoutHarm = new Map([
  ['css-has', 'radio buttons and check boxes show'],
  ['css-subgrid', 'the rows of tiles side by side are not aligned'],
  ['css-container-queries', 'the calendar has one column, and the margins of a wide one'],
  ['viewport-unit-variants', 'a declaration in vh comes first'],
  ['css-content-visibility', 'folded content is not printed, and a first paint has the layout of the whole page'],
  ['css-zoom', 'print has larger type'],
  ['css-touch-action', 'desktop Safari has no touch screen'],
  ['css-paged-media', 'the browser chooses the print margins'],
  ['css-hyphens', 'long words break anywhere'],
  ['css-resize', 'text areas keep their size'],
  ['css3-cursors', 'touch screens have no cursor'],
  ['text-size-adjust', 'these browsers do not enlarge text by themselves'],
  ['css-clip-path', 'only basic shapes'],
  ['css-masks', 'only clip-path, which caniuse counts here'],
  ['intrinsic-width', 'only min-content'],
  ['multicolumn', 'only breaks, which print honours'],
  ['text-decoration', 'only the thickness of underlines'],
]);

const linter = new Linter({ configType: 'flat' });

/** @returns {readonly string[]} `path: message: code` */
export function findNewerFeatures(files) {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  return [...scripts.flatMap(newerIn), ...styles.flatMap(newerInStyle), ...findRanges(styles)];
}

function newerInStyle({ path, text }) {
  const newer = new Set();
  const onFeatureUsage = ({ feature, message }) => {
    if (!withoutHarm.has(feature)) newer.add(`${path}: ${feature}: ${message.slice(message.lastIndexOf('css:') + 4)}`);
  };
  postcss([doiuse({ browsers: [...browsers], onFeatureUsage })])
    .process(text, { from: path })
    .sync();
  return [...newer];
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
