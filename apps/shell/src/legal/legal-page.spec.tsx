import { screen, waitFor, within } from '@testing-library/react';
import type { LegalText } from '@alzette/shop-model';
import { fakeHttp } from '@alzette/testing';
import { aCatalogue, renderShell } from '../testing/render-shell';

const aText = (overrides: Partial<LegalText> = {}): LegalText => ({
  version: '2026-11-24',
  title: 'Terms of sale',
  description: 'Our terms.',
  blocks: [
    { type: 'paragraph', runs: [{ text: 'Made by ' }, { text: 'Alzette S.A.', isBold: true }] },
    { type: 'heading', level: 2, runs: [{ text: 'Withdrawal' }] },
    {
      type: 'list',
      isOrdered: false,
      items: [
        [{ text: 'See ' }, { text: 'your right', href: '/en/withdrawal' }],
        [{ text: 'Write to us', href: 'mailto:service@alzette.example' }],
      ],
    },
    { type: 'heading', level: 3, runs: [{ text: 'Periods' }] },
    { type: 'table', head: [[{ text: 'What' }], [{ text: 'Days' }]], rows: [[[{ text: 'Phone' }], [{ text: '14' }]]] },
  ],
  ...overrides,
});

const http = () =>
  aCatalogue()
    .on('GET', '/api/legal-pages/terms', aText())
    .on('GET', '/api/legal-pages/withdrawal', aText({ title: 'Right of withdrawal', blocks: [] }));

describe('a legal page', () => {
  it('[A11] shows the text of the operator with its version, and names the tab', async () => {
    await renderShell({ path: '/en/terms', http: http() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of sale' })).toBeVisible();
    expect(screen.getByText('Valid since 24 November 2026')).toBeVisible();
    expect(screen.getByText('Alzette S.A.', { selector: 'strong' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Withdrawal' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Periods' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '14' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:service@alzette.example');
    expect(document.title).toBe('Terms of sale, Alzette');
  });

  it('[A11] leads to another one without a reload', async () => {
    const { user } = await renderShell({ path: '/en/terms', http: http() });
    await user.click(await screen.findByRole('link', { name: 'your right' }));
    expect(window.location.pathname).toBe('/en/withdrawal');
    expect(await screen.findByRole('heading', { level: 1, name: 'Right of withdrawal' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Right of withdrawal, Alzette'));
  });

  it('[A11, Q4] about withdrawal leads to the withdrawal', async () => {
    await renderShell({ path: '/en/withdrawal', http: http() });
    const article = within(await screen.findByRole('article'));
    expect(article.getByRole('link', { name: 'Withdraw from contract here' })).toHaveAttribute(
      'href',
      '/en/orders?withdraw',
    );
  });

  it('[A11] can be requested again when it does not load', async () => {
    const failing = fakeHttp().fails('GET', '/api/legal-pages/terms', { status: 503, code: 'database_unavailable' });
    const { user } = await renderShell({ path: '/en/terms', http: failing });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    failing.on('GET', '/api/legal-pages/terms', aText());
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of sale' })).toBeVisible();
  });
});

describe('the end of each page', () => {
  it.each([
    [
      'en',
      [
        'Legal notice /en/legal-notice',
        'Terms /en/terms',
        'Privacy /en/privacy',
        'Cookies /en/cookies',
        'Right of withdrawal /en/withdrawal',
        'Accessibility /en/accessibility',
        'Complaints /en/complaints',
      ],
      'Withdraw from contract here /en/orders?withdraw',
    ],
    [
      'de',
      [
        'Impressum /de/impressum',
        'AGB /de/agb',
        'Datenschutz /de/datenschutz',
        'Cookies /de/cookies',
        'Widerrufsrecht /de/widerruf',
        'Barrierefreiheit /de/barrierefreiheit',
        'Beschwerden /de/beschwerden',
      ],
      'Vertrag hier widerrufen /de/bestellungen?withdraw',
    ],
  ] as const)('[A11, Q4] in %s links to the legal pages and to the withdrawal', async (locale, pages, withdrawal) => {
    await renderShell({ path: `/${locale}`, locale, http: aCatalogue() });
    const footer = within(screen.getByRole('contentinfo'));
    const links = footer.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual(expect.arrayContaining([...pages, withdrawal]));
  });
});
