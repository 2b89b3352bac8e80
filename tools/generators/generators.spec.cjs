const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const prettier = require('prettier');
const { createTreeWithEmptyWorkspace } = require('@nx/devkit/testing');
const remote = require('./remote/remote.cjs');
const request = require('./request/request.cjs');
const step = require('./step/step.cjs');

const root = join(__dirname, '../..');
let tree;
beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  tree.delete('.oxfmtrc.json');
  tree.write('.prettierrc', readFileSync(join(root, '.prettierrc.json'), 'utf8'));
  const files = [
    'apps/cart/package.json',
    'message-ids.d.ts',
    'libs/shop/shop-client/src/index.ts',
    'libs/shop/shop-model/src/index.ts',
    'libs/shop/shop-model/src/schemas.ts',
  ];
  const checkout = ['steps.ts', 'messages.ts', 'messages/fr.json', 'messages/en.json', 'messages/de.json'];
  for (const file of [...files, ...checkout.map((each) => `apps/prepaid-checkout/src/${each}`)])
    tree.write(file, readFileSync(join(root, file), 'utf8'));
});
const text = (file) => tree.read(file, 'utf8');

describe('a generated remote', () => {
  it('[P1, P3] names the slot that it fills, and gets the next port', async () => {
    await remote(tree, { name: 'loyalty-card', slot: 'loyalty' });
    const { name, alzette } = JSON.parse(text('apps/loyalty-card/package.json'));
    expect(name).toBe('@alzette/loyalty-card');
    expect(alzette).toEqual({
      places: ['loyalty'],
      pages: {
        loyalty: {
          path: { fr: 'loyalty', en: 'loyalty', de: 'loyalty' },
          title: { fr: 'Loyalty card', en: 'Loyalty card', de: 'Loyalty card' },
        },
      },
      provides: { './mount': '1.1', './server': '1.0' },
      requires: { 'host-services': '^1' },
      devPort: 4202,
    });
    expect(text('apps/loyalty-card/src/remote.ts')).toContain('Component: LoyaltyCardPage');
    expect(text('message-ids.d.ts')).toContain("import('./apps/loyalty-card/src/messages/fr.json')");
    expect(JSON.parse(text('apps/loyalty-card/tsconfig.json'))).toMatchObject({ include: ['.'] });
  });

  it('[P1] brings the address and title of its page', async () => {
    await remote(tree, { name: 'loyalty', fr: 'fidelite', titleFr: 'Fidélité' });
    expect(JSON.parse(text('apps/loyalty/package.json')).alzette.pages.loyalty).toEqual({
      path: { fr: 'fidelite', en: 'loyalty', de: 'loyalty' },
      title: { fr: 'Fidélité', en: 'Loyalty', de: 'Loyalty' },
    });
  });

  it.each(['Loyalty', 'loyalty card', '', 'cart'])('is refused under the name "%s"', async (name) => {
    await expect(remote(tree, { name })).rejects.toThrow();
  });
});

it('[P3] a generated step is in the list, has messages in three languages and does not apply yet', async () => {
  await step(tree, { checkout: 'prepaid-checkout', name: 'gift-card', before: 'payment' });
  const folder = 'apps/prepaid-checkout/src';
  expect(text(`${folder}/steps.ts`)).toMatch(
    /id: 'gift-card',[^}]+isApplicable: giftCardIsApplicable,[^}]+\},\n {2}\{\n {4}id: 'payment'/u,
  );
  expect(text(`${folder}/steps.ts`)).toContain("'number' | 'gift-card' | 'payment'");
  for (const locale of ['fr', 'en', 'de'])
    expect(JSON.parse(text(`${folder}/messages/${locale}.json`))).toHaveProperty(['prepaid.gift-card.title']);
  await expect(step(tree, { checkout: 'prepaid-checkout', name: 'other', before: 'nowhere' })).rejects.toThrow(
    'no step "nowhere"',
  );
});

it('[P2] a generated request has a response schema, and both are exported', async () => {
  await request(tree, { name: 'get-loyalty-points', url: '/api/loyalty/points' });
  expect(text('libs/shop/shop-client/src/get-loyalty-points.ts')).toContain('Promise<LoyaltyPoints>');
  expect(text('libs/shop/shop-client/src/index.ts')).toContain(
    "export { getLoyaltyPoints } from './get-loyalty-points';",
  );
  expect(text('libs/shop/shop-model/src/schemas.ts')).toContain("'./wire/loyalty-points'");
  await expect(request(tree, { name: 'get-points', url: 'http://elsewhere' })).rejects.toThrow('path of this site');
});

it('formats what it generates', async () => {
  await remote(tree, { name: 'loyalty-card-of-the-customer' });
  await request(tree, { name: 'get-loyalty-points', url: '/api/loyalty/points' });
  await step(tree, { checkout: 'prepaid-checkout', name: 'gift-card', before: 'payment' });
  const options = JSON.parse(text('.prettierrc'));
  for (const { path } of tree.listChanges().filter(({ path }) => /\.(?:tsx?|cjs|json)$/u.test(path)))
    expect([path, await prettier.check(text(path), { ...options, filepath: path })]).toEqual([path, true]);
});
