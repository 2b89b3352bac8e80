import { screen, within } from '@testing-library/react';
import { aCartItem, aCustomer, aMobileVariant, aTopUp, plain, storeWith } from '@alzette/testing';
import { aCatalogue, plansPath, renderShell } from './testing/render-shell';

const plans = () => aCatalogue([aMobileVariant(), aMobileVariant({ code: 's', name: 'Mobile S' })]);

describe('the home page', () => {
  it('shows the plans with their prices, and opens the mobile page without a reload', async () => {
    const http = plans();
    const { user } = await renderShell({ path: '/en', http });
    const line = await screen.findByRole('link', { name: /Mobile M.*40 GB.*€24.99 per month/u });
    expect(document.title).toBe('Alzette, mobile, internet and TV in Luxembourg');
    await user.click(line);
    expect(window.location.pathname + window.location.search).toBe('/en/mobile?plan=mobile-m-24');
    const heading = await screen.findByRole('heading', { name: 'Mobile plans', level: 1 });
    expect(await screen.findByRole('radio', { name: 'Mobile M' })).toBeChecked();
    expect(heading).toHaveFocus();
    expect(http.requests[0]?.query).toEqual({ locale: 'en' });
  });

  it('[D14] shows the four families with the lowest price of each for this customer', async () => {
    const http = aCatalogue().on('GET', '/api/session', { status: 'customer', customer: aCustomer() });
    await renderShell({ path: '/en', http, boot: { isCustomer: true } });
    const families = within(screen.getByRole('region', { name: 'Everything that connects you' }));
    expect(await families.findByRole('link', { name: /^Phones.*from €22.00 per month/u })).toHaveAttribute(
      'href',
      '/en/phones',
    );
    expect(await families.findByRole('link', { name: /^Mobile.*from €27.99 per month/u })).toHaveAttribute(
      'href',
      '/en/mobile',
    );
    expect(await families.findByRole('link', { name: /^Internet.*from €49.99 per month/u })).toHaveAttribute(
      'href',
      '/en/internet',
    );
    expect(await families.findByRole('link', { name: /^TV and Duo.*from €14.99 per month/u })).toHaveAttribute(
      'href',
      '/en/tv',
    );
  });

  it('[B10] shows when a price rises, in the table and under the lowest price of a family', async () => {
    const stays = { applied: { newCustomer: 3999, existingCustomer: 3999 }, original: 3999, discountDuration: null };
    const steady = aMobileVariant({ code: 's', name: 'Mobile S', price: stays });
    await renderShell({ path: '/en', http: aCatalogue([aMobileVariant(), steady]) });
    const rises = '€24.99 per month then €29.99 from month 13';
    expect(await screen.findByRole('link', { name: `Mobile M 40 GB 24-month term ${rises}` })).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(`^Mobile 5G.* from ${rises}$`, 'u') })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Mobile S .* €39.99 per month$/u })).toBeVisible();
  });

  it('[M1, M2] links to the prepaid products, and requests nothing for them', async () => {
    const http = plans();
    await renderShell({ path: '/en', http });
    const band = within(screen.getByRole('region', { name: 'Without a contract' }));
    expect(band.getByRole('link', { name: /^Top up a card/u })).toHaveAttribute('href', '/en/top-up');
    expect(band.getByRole('link', { name: /^Starter packs/u })).toHaveAttribute('href', '/en/starter-packs');
    await screen.findByText('Mobile M');
    expect(http.requests.filter(({ url }) => url.includes('prepaid'))).toEqual([]);
  });

  it('requests the catalogue in the language of the page', async () => {
    const http = plans();
    await renderShell({ path: '/de', locale: 'de', http });
    expect(await screen.findByText('Mobile S')).toBeVisible();
    expect(http.requests[0]?.query).toEqual({ locale: 'de' });
  });

  it('[W2] shows and reports that plans cannot be loaded, and can be retried', async () => {
    const http = aCatalogue().fails('GET', plansPath, { status: null, code: 'unreachable' });
    const { user, reported } = await renderShell({ path: '/en', http });
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('The offers cannot be shown');
    expect(within(note).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/u));
    expect(reported).toHaveLength(1);
    http.on('GET', plansPath, { items: [aMobileVariant()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mobile M')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the header', () => {
  it('[B1] counts the subscriptions of the cart, not their add-ons', async () => {
    const addOn = aCartItem({ identifier: 'a', type: 'subscription-additional', parentIdentifier: 'line-1' });
    const store = storeWith({ items: [aCartItem(), aCartItem({ identifier: 'line-2' }), addOn] });
    await renderShell({ path: '/en', http: plans(), store });
    const link = screen.getByRole('link', { name: 'Cart, 2 items' });
    expect(link).toHaveAttribute('href', '/en/cart');
    await screen.findByText('Mobile M');
  });

  it('[A1] links to the same page in the other languages, with its query', async () => {
    await renderShell({ path: '/en/cart?cartSaved=token', boot: { discovery: { revision: 1, remotes: {} } } });
    const languages = within(screen.getByRole('navigation', { name: 'Language' }));
    expect(languages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/fr/panier?cartSaved=token',
      '/en/cart?cartSaved=token',
      '/de/warenkorb?cartSaved=token',
    ]);
    expect(languages.getByRole('link', { name: /English/u })).toHaveAttribute('aria-current', 'true');
  });

  it('[N11] names each language in that language, with its `lang`', async () => {
    await renderShell({ path: '/en/cart', boot: { discovery: { revision: 1, remotes: {} } } });
    const languages = within(screen.getByRole('navigation', { name: 'Language' }));
    for (const [lang, name] of [
      ['fr', 'Français'],
      ['en', 'English'],
      ['de', 'Deutsch'],
    ] as const) {
      expect(languages.getByRole('link', { name })).toHaveAttribute('lang', lang);
    }
  });

  it('[N11] comes after a link to the content, which is the first stop of the page', async () => {
    const { user } = await renderShell({ path: '/en', http: plans() });
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(screen.getByRole('main')).toBe(document.querySelector(String(skip.getAttribute('href'))));
    await screen.findByText('Mobile M');
  });

  it('[A1] offers the languages in the checkout on a phone too, where the header has no menu', async () => {
    const store = storeWith({ items: [aCartItem()] });
    await renderShell({ path: '/en/checkout?step=contract', store, boot: { discovery: { revision: 1, remotes: {} } } });
    const footer = within(screen.getByRole('contentinfo'));
    const languages = footer.getByRole('navigation', { name: 'Language' });
    expect(languages.closest('.narrowOnly')).not.toBeNull();
    const french = within(languages).getByRole('link', { name: 'Français' });
    expect(french).toHaveAttribute('href', '/fr/checkout?step=contract');
  });

  it('[A10] links to every family and marks the open one', async () => {
    await renderShell({ path: '/en/tv', http: aCatalogue() });
    const offers = within(screen.getByRole('navigation', { name: 'Offers' }));
    expect(offers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/phones',
      '/en/mobile',
      '/en/internet',
      '/en/internet-and-mobile',
      '/en/tv',
      '/en/duo',
      '/en/top-up',
    ]);
    expect(offers.getByRole('link', { name: 'TV' })).toHaveAttribute('aria-current', 'page');
  });

  it('[A1] has one link to prepaid, which is marked on both of its pages', async () => {
    const http = { request: () => new Promise<never>(() => undefined) };
    await renderShell({ path: '/en/starter-packs', http });
    const offers = within(screen.getByRole('navigation', { name: 'Offers' }));
    expect(offers.getByRole('link', { name: 'Prepaid' })).toHaveAttribute('aria-current', 'page');
    const languages = within(screen.getByRole('navigation', { name: 'Language' }));
    expect(languages.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr/packs-de-demarrage');
    const footer = within(screen.getByRole('contentinfo'));
    for (const [name, address] of [
      ['Top-up', '/en/top-up'],
      ['Starter packs', '/en/starter-packs'],
    ] as const)
      expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('[B1] counts a prepaid product as one', async () => {
    const store = storeWith({ cart: { checkoutType: 'prepaid_top_up', prepaid: aTopUp() } });
    await renderShell({ path: '/en', http: plans(), store });
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await screen.findByText('Mobile M');
  });

  it('[A1] keeps device and query when the language changes', async () => {
    const http = { request: () => new Promise<never>(() => undefined) };
    await renderShell({ path: '/en/phones/ernz-9-pro?edit=line-1', http });
    const languages = within(screen.getByRole('navigation', { name: 'Language' }));
    expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
      'href',
      '/de/handys/ernz-9-pro?edit=line-1',
    );
  });

  it('opens a menu with offers, languages and login, which closes when a link is followed', async () => {
    const { user } = await renderShell({ path: '/en/tv', http: aCatalogue() });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/api/login?returnTo=%2Fen%2Ftv');
    expect(menu.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr/tv');
    await user.click(menu.getByRole('link', { name: 'Mobile' }));
    expect(window.location.pathname).toBe('/en/mobile');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows help instead of other links in the checkout', async () => {
    await renderShell({ path: '/en/checkout', boot: { discovery: { revision: 1, remotes: {} } } });
    const header = within(screen.getByRole('banner'));
    expect(header.queryByRole('link', { name: /Cart/u })).not.toBeInTheDocument();
    expect(header.getByRole('link', { name: '8002 4000' })).toHaveAttribute('href', 'tel:+35280024000');
  });

  it('[A11, N9] the footer has four titled columns, and no offers in the checkout', async () => {
    const columns = () => within(screen.getByRole('contentinfo')).getAllByRole('heading', { level: 2 });
    const { unmount } = await renderShell({ path: '/en', http: plans() });
    expect(columns().map(({ textContent }) => textContent)).toEqual(['Shop', 'Help', 'Legal information', 'Company']);
    await screen.findByText('Mobile M');
    unmount();
    const store = storeWith({ items: [aCartItem()] });
    await renderShell({ path: '/en/checkout', store, boot: { discovery: { revision: 1, remotes: {} } } });
    expect(columns().map(({ textContent }) => textContent)).toEqual(['Help', 'Legal information', 'Company']);
  });

  it('[N11] calls the customer service from the footer', async () => {
    await renderShell({ path: '/en', http: plans() });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '8002 4000' })).toHaveAttribute('href', 'tel:+35280024000');
  });

  it('[A8] shows the name of the operator', async () => {
    await renderShell({
      path: '/en',
      http: plans(),
      settings: { name: 'Moselle', logo: 'line', legalName: 'Moselle S.A.' },
    });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Moselle' })).toHaveAttribute('href', '/en');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Moselle S.A.');
    expect(document.title).toBe('Moselle, mobile, internet and TV in Luxembourg');
    await screen.findByText('Mobile M');
  });
});

describe('an unknown address', () => {
  it('[A1] shows a message with a link to the home page, and what the shop sells', async () => {
    await renderShell({ path: '/fr/nulle-part', locale: 'fr', http: plans() });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cette page n’existe pas');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/fr');
    expect(await main.findByRole('link', { name: /^TV et Duo/u })).toHaveAttribute('href', '/fr/tv');
    expect(plain(document.title)).toContain('Alzette');
  });
});
