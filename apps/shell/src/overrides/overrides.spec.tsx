import { screen } from '@testing-library/react';
import { renderWithShop } from '@alzette/testing';
import { aBoot } from '../testing/boot';
import { overridesMessages } from './messages';
import { OverrideBadge, applyOverrides } from './overrides';

const origin = 'http://localhost:4201';

it.each([
  ['fr', 'cart depuis http://localhost:4201', 'Utiliser la version publiée'],
  ['en', 'cart from http://localhost:4201', 'Use the released one'],
  ['de', 'cart von http://localhost:4201', 'Veröffentlichte Version verwenden'],
] as const)(
  '[P1, P3] the badge names in %s the origin of a remote, and removes the override',
  async (locale, copy, off) => {
    await renderWithShop(<OverrideBadge overrides={{ cart: origin }} previews={{}} states={{ cart: 'served' }} />, {
      messageLoaders: [overridesMessages],
      locale,
      path: `/${locale}/checkout?step=contract`,
    });
    expect(screen.getByText(copy, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: off })).toHaveAttribute(
      'href',
      `/${locale}/checkout?step=contract&mfe.cart=`,
    );
  },
);

it.each([
  ['fr', 'cart dans la version 2.0.0-build.1a'],
  ['en', 'cart in version 2.0.0-build.1a'],
  ['de', 'cart in der Version 2.0.0-build.1a'],
] as const)('[P3] a page with a preview says so in %s, and ends it', async (locale, copy) => {
  const { badge } = await applyOverrides(aBoot({ locale, previews: { cart: '2.0.0-build.1a' } }));
  await renderWithShop(<>{badge}</>, { locale, path: `/${locale}/cart` });
  expect(screen.getByText(copy, { exact: false })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', `/${locale}/cart?mfe.cart=`);
});

it('[P3] when a dev server is down, the released remote is shown, and the badge names it', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('refused')) as never;
  const boot = aBoot({ overrides: { cart: origin } });
  const { boot: taken, badge } = await applyOverrides(boot);
  expect(taken.discovery).toEqual(boot.discovery);
  await renderWithShop(<>{badge}</>);
  expect(screen.getByText(/does not answer, the released one is shown/u)).toBeVisible();
});

it('[P3] the dev servers of npm run dev show no badge', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('refused')) as never;
  const { badge } = await applyOverrides(aBoot({ remoteServers: { cart: origin } }));
  expect(badge).toBeNull();
});
