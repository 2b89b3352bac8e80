const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { spawnSync } = require('node:child_process');
const prettier = require('prettier');

const root = join(__dirname, '../..');

/** Title, file, planted lines, and the rule that refuses them. */
const plants = [
  [
    'an import of a higher layer',
    'libs/shop/shop-model/src/money.ts',
    "import '@alzette/ui';",
    '@nx/enforce-module-boundaries',
  ],
  ['an import cycle', 'libs/shop/shop-model/src/money.ts', "export { locales } from './index';", 'import-x/no-cycle'],
  [
    'an import of a higher part of shop-api',
    'libs/server/shop-api/order/src/order-item.ts',
    "export { settleOrder } from '@alzette/shop-api/checkout';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'an import past the front door of a part of shop-api',
    'libs/server/shop-api/checkout/src/pay.ts',
    "export { orderMetrics } from '../../order/src/order-repository';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a part of shop-api in another server',
    'apps/site-server/src/build.ts',
    "export { settleOrder } from '@alzette/shop-api/checkout';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'an import of a higher folder in the site server',
    'apps/site-server/src/http/embedder.ts',
    "export { proxyRoutes } from '../proxy/routes';",
    'import-x/no-restricted-paths',
  ],
  [
    'an import that brings the parser of phone numbers into a first load',
    'libs/shop/forms/src/rules.ts',
    "export { parsePhone } from '@alzette/shop-model/phone';",
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a storage that the browser may refuse',
    'libs/shop/forms/src/rules.ts',
    "export const stored = window.localStorage.getItem('a');",
    'no-restricted-properties',
  ],
  [
    'code from a text in a remote',
    'apps/prepaid-checkout/src/steps.ts',
    "export const made = new Function('return 1');",
    'no-new-func',
  ],
  [
    'a request past the host in a remote',
    'apps/orders/src/order-items.tsx',
    "export const sent = (): Promise<Response> => fetch('https://foreign.example/');",
    'no-restricted-syntax',
  ],
  [
    'a foreign image in a remote',
    'apps/cart/src/summary.tsx',
    'export const Pixel = () => <img alt="" src="https://foreign.example/pixel.png" />;',
    'no-restricted-syntax',
  ],
  [
    'a style attribute in a remote',
    'apps/esales-checkout/src/side-panel.tsx',
    "export const Red = () => <p style={{ color: 'red' }}>red</p>;",
    'no-restricted-syntax',
  ],
  [
    'a floating promise',
    'libs/shop/shop-model/src/money.ts',
    'async function floating(): Promise<void> {}\nfloating();',
    '@typescript-eslint/no-floating-promises',
  ],
  [
    'a promise as a condition',
    'libs/shop/shop-model/src/money.ts',
    'async function condition(): Promise<void> {}\nif (condition()) throw new Error();',
    '@typescript-eslint/no-misused-promises',
  ],
  [
    'a condition that is always true',
    'libs/shop/shop-model/src/money.ts',
    'const always = (text: string): number => text?.length;\nalways("");',
    '@typescript-eslint/no-unnecessary-condition',
  ],
];

describe('the linter', () => {
  const files = [...new Set(plants.map(([, file]) => file))];
  let asTheyAre = [];
  let planted = new Map();
  beforeAll(() => {
    const linesFor = (file) => plants.filter((plant) => plant[1] === file).map(([, , lines]) => lines);
    const input = [
      ...files.map((file) => ({ file, planted: '' })),
      ...files.map((file) => ({ file, planted: linesFor(file).join('\n') })),
    ];
    const { status, signal, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'violations.mjs')], {
      input: JSON.stringify(input),
      encoding: 'utf8',
      env: { ...process.env, CI: 'true' },
    });
    if (status !== 0) throw new Error(`The linter ended with ${status ?? signal}: ${stderr.slice(-2000)}`);
    const found = JSON.parse(stdout.trim().split('\n').at(-1));
    asTheyAre = found.slice(0, files.length);
    planted = new Map(files.map((file, index) => [file, found[files.length + index]]));
  }, 300_000);

  it('accepts the files as they are', () => {
    expect(asTheyAre.flat()).toEqual([]);
  });

  it.each(plants)('refuses %s', (_title, file, _lines, rule) => {
    expect(planted.get(file)).toContain(rule);
  });
});

describe('the formatter', () => {
  it('refuses a double-quoted string in a source file', async () => {
    const filepath = join(root, 'libs/shop/shop-model/src/money.ts');
    const { ignored } = await prettier.getFileInfo(filepath, { ignorePath: join(root, '.prettierignore') });
    expect(ignored).toBe(false);
    const options = { ...(await prettier.resolveConfig(filepath)), filepath };
    const text = readFileSync(filepath, 'utf8');
    expect(await prettier.check(text, options)).toBe(true);
    expect(await prettier.check(`export const planted = "text";\n${text}`, options)).toBe(false);
  });
});
