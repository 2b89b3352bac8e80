/** @jest-environment node */
import type { CatalogueResponse } from '@alzette/discovery';
import { aDiscovery, aMobileVariant, aRelease, aSettings } from '@alzette/testing';
import { addressOf, renderPage } from './server';

const plans = [aMobileVariant({ code: 's-1', name: 'Alzette S' }), aMobileVariant({ code: 'm-1', name: 'Alzette M' })];

const plansResponse: CatalogueResponse = { status: 200, body: { items: plans } };

const devicesResponse: CatalogueResponse = { status: 200, body: { items: [], availableBrands: [] } };

function renderOnServer(address: string, { response = plansResponse, isCustomer = false, rendersRemote = false } = {}) {
  return renderPage({
    boot: { locale: 'en', isCustomer: false, settings: aSettings(), discovery: aDiscovery(aRelease('2.0.0')) },
    renderedFor: { address, isCustomer, asksConsent: true, checkoutType: 'esales', rendersRemote },
    read: async (path) => (path.endsWith('/devices') ? devicesResponse : response),
  });
}

describe('the server bundle of the shell', () => {
  it('[D13] renders the plans of the catalogue with the one of the address chosen', async () => {
    const { html, page } = await renderOnServer('/en/mobile?plan=s-1');
    expect(html).toContain('Alzette S');
    expect(html).toMatch(/<input[^>]*value="s-1"[^>]*checked=""|<input[^>]*checked=""[^>]*value="s-1"/u);
    expect(html).not.toMatch(/checked="" [^>]*value="m-1"/u);
    expect(page.responses).toEqual({ 'subscriptions/mobile': plans });
  });

  it.each([
    [false, '€24.99', '€27.99'],
    [true, '€27.99', '€24.99'],
  ])('[D14] renders the prices of a customer: %s', async (isCustomer, price, other) => {
    const text = (await renderOnServer('/en/mobile', { isCustomer })).html.replace(/<[^>]*>/gu, '');
    expect(text).toContain(price);
    expect(text).not.toContain(other);
  });

  it('[A1] renders header, menu and footer of a page that does not exist', async () => {
    const { html } = await renderOnServer('/en/nowhere');
    expect(html).toContain('<header');
    expect(html).toContain('This page does not exist');
    expect(html).toContain('<footer');
  });

  it.each([
    ['2026-12-31T22:59:59Z', '© 2026'],
    ['2026-12-31T23:00:00Z', '© 2027'],
  ])('[A1] names the year that Luxembourg has at %s', async (moment, year) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
    const { html } = await renderOnServer('/en/nowhere');
    jest.restoreAllMocks();
    expect(html.replace(/<[^>]*>/gu, '')).toContain(year);
  });

  it('[P1] leaves the slot of a rendered remote empty, and shows a skeleton in the slot of another', async () => {
    const ssrPage = await renderOnServer('/en/cart', { rendersRemote: true });
    expect(ssrPage.html).toMatch(/<div data-remote="cart" data-remote-state="server-rendered"><!--remote--><\/div>/u);
    expect(ssrPage.html).not.toContain('The page is loading');
    expect((await renderOnServer('/en/cart')).html).toContain('The page is loading');
  });

  it('[D13] fails when the catalogue does', async () => {
    await expect(renderOnServer('/en/mobile', { response: { status: 500, body: null } })).rejects.toMatchObject({
      status: 500,
    });
  });

  it.each([
    ['/en/mobile', '?plan=m-1&utm_source=mail', '/en/mobile?plan=m-1'],
    ['/en/phones', '?sort=newest&brand=ernz', '/en/phones?sort=newest&brand=ernz'],
    ['/en', '?gclid=1', '/en'],
    ['/en/mobile', '?edit=line-1', null],
    ['/en/checkout', '?cartSaved=token', null],
  ])('[A1] renders %s%s as %s', (pathname, search, address) => {
    expect(addressOf(pathname, search)).toBe(address);
  });
});
