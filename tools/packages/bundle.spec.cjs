const filesOf = async (name) => {
  const { bundle } = await import('./bundle.mjs');
  const { findPackage } = await import('./workspace.mjs');
  const files = await bundle(findPackage(name));
  return new Map(files.map(({ path, contents }) => [path, Buffer.from(contents).toString('utf8')]));
};

it('class names are unique to the package, and its styles come after those of its dependencies', async () => {
  const files = await filesOf('shop-widgets');
  const names = [...files.get('index.css').matchAll(/^\.([\w-]+)/gmu)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(name).toMatch(/^shop_widgets_/u);
  expect(files.get('index.js')).toContain('from "@alzette/ui"');
  expect(files.get('index.js').trimEnd().split('\n').at(-1)).toBe('import "./index.css";');
});

it('styles of lazy chunks are part of the entry’s style sheet', async () => {
  const files = await filesOf('ui');
  expect(files.get('index.js')).toMatch(/import\("\.\/parts\/month-calendar-\w+\.js"\)/u);
  expect(files.get('index.css')).toContain('.ui_field_date_picker_date_picker_');
  expect([...files.keys()].filter((path) => path.endsWith('.css'))).toEqual(['index.css', 'styles.css']);
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
  expect([...new Set(sources)]).toEqual(['libs/checkout-kit/src']);
});
