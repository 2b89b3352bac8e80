import { screen, waitFor, within } from '@testing-library/react';
import { ecommerceOfPurchase } from '@alzette/analytics';
import { anOrder } from '@alzette/testing';
import { trackEvent } from '../services/host-services';
import { aCatalogue, renderShell } from '../testing/render-shell';
import { signalConsent } from './consent-choice';

const forget = () => {
  document.cookie = 'alzette-analytics=; max-age=0; path=/';
  document.cookie = 'surveyBasket=; max-age=0; path=/';
  localStorage.clear();
  delete window.dataLayer;
  delete window.alzetteConsent;
};
beforeEach(forget);
afterAll(forget);

const path = '/en/nowhere';
const proofs = '/api/v2/shop/alzette/analytics-consents';
const responding = () => aCatalogue().on('POST', proofs, null);
const question = () => screen.queryByRole('region', { name: 'Counting visits' });
type Entry = Readonly<Record<string | number, unknown>>;
const events = () => ((window.dataLayer ?? []) as readonly Entry[]).flatMap(({ event }) => event ?? []);
const signals = () =>
  ((window.dataLayer ?? []) as readonly Entry[]).flatMap(({ 0: kind, 1: command, 2: states }) =>
    kind === 'consent' ? [[command, states]] : [],
  );
const states = (analytics: string) => ({
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: analytics,
});
const press = (name: string) => screen.getByRole('button', { name });

describe('the consent banner', () => {
  it.each([
    ['en', 'Counting visits', 'Refuse', 'Accept'],
    ['fr', 'Mesure d’audience', 'Refuser', 'Accepter'],
    ['de', 'Besuche zählen', 'Ablehnen', 'Zustimmen'],
  ] as const)('is shown in %s with equal buttons and no choice made', async (locale, title, no, yes) => {
    await renderShell({ path: `/${locale}/nowhere`, locale, http: aCatalogue() });
    const bar = within(screen.getByRole('region', { name: title }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([no, yes]);
    expect(bar.getByText(no).className).toBe(bar.getByText(yes).className);
    expect(bar.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(document.cookie).not.toContain('alzette-analytics');
  });

  it('[O1] passes events on once it is accepted, and none from before', async () => {
    const { user } = await renderShell({ path, http: responding() });
    trackEvent('begin_checkout');
    await user.click(press('Accept'));
    expect(question()).not.toBeInTheDocument();
    expect(events()).toEqual([]);
    trackEvent('checkout_cart');
    expect(events()).toEqual(['checkout_cart']);
  });

  it('[O1] passes no events on once it is refused', async () => {
    const { user } = await renderShell({ path, http: responding() });
    await user.click(press('Refuse'));
    expect(question()).not.toBeInTheDocument();
    trackEvent('checkout_cart');
    expect(events()).toEqual([]);
  });

  it.each(['Accept', 'Refuse'])('stores “%s” and is not shown again', async (label) => {
    const { user, unmount } = await renderShell({ path, http: responding() });
    await user.click(press(label));
    unmount();
    await renderShell({ path, http: responding() });
    expect(question()).not.toBeInTheDocument();
  });

  it('[O1] opens again from the footer with the present choice, which can be withdrawn', async () => {
    const { user } = await renderShell({ path, http: responding() });
    await user.click(press('Accept'));
    await user.click(press('Cookie settings'));
    expect(question()).toHaveFocus();
    expect(question()).toHaveTextContent('At the moment you accept.');
    await user.click(press('Refuse'));
    expect(press('Cookie settings')).toHaveFocus();
    trackEvent('checkout_cart');
    expect(events()).toEqual([]);
  });

  it('[O1] sends each choice, and an earlier one, to the tags of the data layer', async () => {
    signalConsent('default');
    const { user } = await renderShell({ path, http: responding() });
    await user.click(press('Accept'));
    await user.click(press('Cookie settings'));
    await user.click(press('Refuse'));
    expect(signals()).toEqual([
      ['default', states('denied')],
      ['update', states('granted')],
      ['update', states('denied')],
    ]);
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
    await user.click(press('Cookie settings'));
    await user.click(press('Accept'));
    delete window.dataLayer;
    signalConsent('default');
    expect(signals()).toEqual([['default', states('granted')]]);
  });

  it.each(['Accept', 'Refuse'])('[O2] sends “%s” as proof, with the question as it was shown', async (label) => {
    const http = responding();
    const { user } = await renderShell({ path, http });
    await user.click(press(label));
    const choice = label === 'Accept' ? 'accepted' : 'refused';
    const [proof] = http.requestsTo('POST', proofs);
    expect(proof?.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      choice,
      locale: 'en',
      text: expect.stringMatching(/^Counting visits: May we count visits and purchases/u),
    });
    const { id } = proof?.body as { readonly id: string };
    expect(document.cookie).toContain(`alzette-analytics=${choice}.${id}`);
  });

  it('[O2] keeps the choice and reports the failure when the proof cannot be sent', async () => {
    const http = aCatalogue().fails('POST', proofs, { status: 503, code: 'database_unavailable' });
    const { user, reported } = await renderShell({ path, http });
    await user.click(press('Accept'));
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(question()).not.toBeInTheDocument();
    trackEvent('checkout_cart');
    expect(events()).toEqual(['checkout_cart']);
  });

  it('leaves focus on the page once the choice is made', async () => {
    const { user } = await renderShell({ path, http: responding() });
    await user.click(press('Refuse'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is replaced by the operator’s own tool if there is one', async () => {
    window.alzetteConsent = { analytics: true };
    signalConsent('default');
    await renderShell({ path, http: responding() });
    expect(signals()).toEqual([]);
    expect(question()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cookie settings' })).not.toBeInTheDocument();
    trackEvent('checkout_cart');
    expect(events()).toEqual(['checkout_cart']);
  });
});

describe('a purchase', () => {
  const purchase = (number: string) =>
    trackEvent('purchase', { client_status: 'new-client', ecommerce: ecommerceOfPurchase(anOrder({ number })) });
  const numbers = () => JSON.stringify(window.dataLayer ?? []).match(/ALZ-\d/gu);

  it('[L3, O1] is pushed once for each order number, also after reloads', async () => {
    const { user } = await renderShell({ path, http: responding() });
    purchase('ALZ-1');
    await user.click(press('Accept'));
    purchase('ALZ-1');
    purchase('ALZ-2');
    purchase('ALZ-1');
    expect(numbers()).toEqual(['ALZ-1', 'ALZ-2']);
    delete window.dataLayer;
    purchase('ALZ-2');
    expect(window.dataLayer).toBeUndefined();
  });

  it('[L3, O1] sets the survey cookie for seven days, and only with consent', async () => {
    const { user } = await renderShell({ path, http: responding() });
    purchase('ALZ-1');
    expect(document.cookie).not.toContain('surveyBasket');
    await user.click(press('Accept'));
    const cookies = jest.spyOn(document, 'cookie', 'set');
    purchase('ALZ-1');
    expect(cookies.mock.calls).toEqual([[expect.stringMatching(/^surveyBasket=true;.* max-age=604800;/u)]]);
    cookies.mockRestore();
  });

  it('[O1] stores nothing after a refusal', async () => {
    const { user } = await renderShell({ path, http: responding() });
    await user.click(press('Accept'));
    purchase('ALZ-1');
    await user.click(press('Cookie settings'));
    await user.click(press('Refuse'));
    purchase('ALZ-2');
    expect(localStorage).toHaveLength(0);
  });

  it('[O1] is pushed if the browser stores nothing', async () => {
    const { user } = await renderShell({ path, http: responding() });
    await user.click(press('Accept'));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    purchase('ALZ-3');
    expect(numbers()).toEqual(['ALZ-3']);
  });
});
