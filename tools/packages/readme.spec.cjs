const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const readme = () => import('./readme.mjs');

it('links of a README lead to the repository, or are text where its address is unknown', async () => {
  const { readmeOutside } = await readme();
  const text = 'See [embed](../../../docs/guides/embed.md#hosts), [React](https://react.dev) and [use](#use).';
  expect(readmeOutside(text, 'libs/shop/ui', 'git+https://git.example/acme/shop.git')).toBe(
    'See [embed](https://git.example/acme/shop/blob/HEAD/docs/guides/embed.md#hosts), [React](https://react.dev) and [use](#use).',
  );
  expect(readmeOutside(text, 'libs/shop/ui')).toBe('See embed, [React](https://react.dev) and [use](#use).');
});

it('no README of a package has a relative link outside the repository', async () => {
  const { readmeOutside } = await readme();
  const { findPackages } = await import('./workspace.mjs');
  for (const { folder } of findPackages()) {
    const text = readFileSync(join(__dirname, '../..', folder, 'README.md'), 'utf8');
    expect(readmeOutside(text, folder)).not.toMatch(/\]\((?!https?:|mailto:|#)/u);
  }
});
