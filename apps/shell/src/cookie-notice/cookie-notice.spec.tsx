import { screen } from '@testing-library/react';
import { aCatalogue, renderShell } from '../testing/render-shell';

afterEach(() => jest.restoreAllMocks());

const copies = [
  ['en', /To order, allow cookies for this site/u, 'Close'],
  ['fr', /Pour commander, autorisez les cookies/u, 'Fermer'],
  ['de', /Zum Bestellen erlauben Sie Cookies/u, 'Schließen'],
] as const;

it.each(copies)('[K10] a browser that blocks cookies shows the consequences once (%s)', async (locale, copy, close) => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const { user } = await renderShell({ path: `/${locale}/nowhere`, locale, http: aCatalogue() });
  expect(screen.getByRole('status')).toHaveTextContent(copy);
  await user.click(screen.getByRole('button', { name: close }));
  expect(screen.queryByText(copy)).not.toBeInTheDocument();
});

it('[K10] a browser with cookies shows no note', async () => {
  await renderShell({ path: '/en/nowhere', http: aCatalogue() });
  expect(screen.queryByText(/cookies for this site/u)).not.toBeInTheDocument();
});
