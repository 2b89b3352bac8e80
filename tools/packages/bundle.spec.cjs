const filesOf = async (name) => {
  const { bundle } = await import('./bundle.mjs');
  const { findPackage } = await import('./workspace.mjs');
  const files = await bundle(findPackage(name));
  return new Map(files.map(({ path, contents }) => [path, Buffer.from(contents).toString('utf8')]));
};

const classNamesIn = (text) => [...text.matchAll(/"((?:ui|shop_widgets)_[\w-]+)"/gu)].map(([, name]) => name).sort();

it('class names are unique to the package, and its styles come after those of its dependencies', async () => {
  const files = await filesOf('shop-widgets');
  const sheets = [...files].filter(([path]) => path.endsWith('.css'));
  const names = sheets.flatMap(([, text]) => [...text.matchAll(/^\.([\w-]+)/gmu)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(name).toMatch(/^shop_widgets_/u);
  const [path] = sheets[0];
  expect(files.get(path.replace('.css', '.js')).trimEnd().split('\n').at(-1)).toBe(
    `import "./${path.split('/').at(-1)}";`,
  );
});

it('each component is a module with its own style sheet, and lazy ones load with theirs', async () => {
  const files = await filesOf('ui');
  expect(files.get('index.js')).toContain('from "./modules/layout/layout.js"');
  expect(files.get('button.js')).toContain('from "./modules/button/button.js"');
  expect(files.get('modules/button/button-variant.js')).toContain('from "./button.classes.js"');
  expect(files.get('modules/button/button.classes.css')).toMatch(/^\.ui_button_button_button/mu);
  expect(files.get('modules/field/date-picker/date-picker.js')).toMatch(/import\("\.\/month-calendar\.js"\)/u);
  expect([...files.keys()].filter((path) => /^[^/]+\.css$/u.test(path))).toEqual(['styles.css']);
});

it('Node gets the same class names, and no style sheet', async () => {
  const files = await filesOf('ui');
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  const textOf = (isForNode) =>
    scripts
      .filter(([path]) => path.startsWith('node/') === isForNode)
      .map(([, text]) => text)
      .join('\n');
  expect(textOf(true)).not.toMatch(/\.css"/u);
  const names = classNamesIn(textOf(false));
  expect(names.length).toBeGreaterThan(100);
  expect(classNamesIn(textOf(true))).toEqual(names);
});

it('fonts are copied beside the styles', async () => {
  const files = await filesOf('ui');
  const [, font] = /url\("\.\/(assets\/figtree[^"]+\.woff2)"\)/u.exec(files.get('styles.css'));
  expect(files.has(font)).toBe(true);
});

it('messages are precompiled, one file per language', async () => {
  const files = await filesOf('i18n');
  const [, french] = [...files].find(([path]) => path.startsWith('parts/fr-'));
  expect(french).not.toContain('{count, plural');
  expect(french).toMatch(/type: 0,\s*value: "/u);
});

it('no code of another package is bundled', async () => {
  const files = await filesOf('checkout-kit');
  const sources = [...files.values()].flatMap((text) =>
    [...text.matchAll(/^\/\/ (\S+\/src)\//gmu)].map(([, folder]) => folder),
  );
  expect([...new Set(sources)]).toEqual(['libs/shop/checkout-kit/src']);
});

it('bundles a command as a program', async () => {
  const files = await filesOf('release');
  expect(files.get('alzette-release.js')).toMatch(/^#!\/usr\/bin\/env node\n/u);
});
