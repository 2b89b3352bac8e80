import { screen, waitFor, within } from '@testing-library/react';
import { acceptanceKeys, contractKeys, installationKeys, type OrderRequest } from '@alzette/shop-model';
import { selectItems, selectValues } from '@alzette/shop-store';
import { aCartItem, aDeviceItem, anOrder, anOrderItem, plain } from '@alzette/testing';
import { aCalendar, anInstalledItem, calendarPath } from '../testing/installation';
import { firstButton, renderCheckout, title } from '../testing/render-checkout';
import { paths, summaryHttp } from '../testing/summary-http';
import { acceptances, valuesUpToSummary } from '../testing/typed-values';

const renderSummary = (http = summaryHttp(), values = {}) =>
  renderCheckout({ step: 'summary', values: { ...valuesUpToSummary, ...values }, http });
const card = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('section') as HTMLElement);

describe('entering the summary', () => {
  it('[K1] creates the order, posts the customer information and fetches the contracts, in this order', async () => {
    const { http } = await renderSummary();
    await screen.findByText('Mobile contract');
    expect(http.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${paths.order}`,
      `POST ${paths.information}`,
      `GET ${paths.documents}`,
    ]);
    expect(http.requests[0]).toMatchObject({
      body: { channel: 'ALZETTE_WEBSTORE', displayedTotals: { oneOff: 1900, monthly: 2499 } },
    });
    expect(http.requests[1]).toMatchObject({ body: { firstname: 'Ada', iban: 'LU280019400644750000' } });
  });

  it('[K1] shows its progress and blocks the page meanwhile', async () => {
    const http = summaryHttp().on('POST', paths.information, () => new Promise(() => undefined));
    await renderSummary(http);
    const popup = screen.getByRole('dialog', { name: 'We are preparing your contracts' });
    expect(popup).toHaveAttribute('aria-busy', 'true');
    expect(within(popup).getByText('Order recorded').closest('li')).toHaveAttribute('data-state', 'done');
    expect(within(popup).getByText('Details sent').closest('li')).toHaveAttribute('data-state', 'active');
    expect(within(popup).getByText('Contracts drawn up').closest('li')).toHaveAttribute('data-state', 'next');
  });

  it('[K1] gets the same order with the same key when nothing changed', async () => {
    const { user, http } = await renderSummary();
    await screen.findByText('Mobile contract');
    await user.click(screen.getByRole('button', { name: 'Back to delivery' }));
    await user.click(firstButton('Continue to the summary'));
    await screen.findByText('Mobile contract');
    const keys = http.requestsTo('POST', paths.order).map(({ headers }) => headers?.['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/u);
    expect(http.requestsTo('GET', paths.read)).toHaveLength(1);
  });

  it('[K1] creates another order once the shopper changed a value', async () => {
    const { user, http } = await renderSummary(summaryHttp().on('POST', paths.cancel, ''));
    await screen.findByText('Mobile contract');
    await user.click(screen.getByRole('button', { name: 'Back to delivery' }));
    await user.click(screen.getByRole('switch'));
    const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
    await type('First name', 'Zoé');
    await type('Last name', 'Klein');
    await type('Street', 'Grand-Rue');
    await type('Number', '7');
    await type('Postcode', '1660');
    await type('Town', 'Luxembourg');
    await user.click(firstButton('Continue to the summary'));
    await screen.findByText('Mobile contract');
    const keys = http.requestsTo('POST', paths.order).map(({ headers }) => headers?.['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a failed preparation of the order', () => {
  it('[K10] is reported with the first item’s variant, keeps everything, and can be retried', async () => {
    const http = summaryHttp().fails('POST', paths.order, { status: 500, code: 'internal_error' });
    const { user, reported } = await renderSummary(http);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your order could not be prepared');
    expect(Object.values(reported[0]?.context ?? {})).toContain('mobile-m-24');
    http.on('POST', paths.order, anOrder());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mobile contract')).toBeVisible();
  });

  it('[K10] is reported without contracts, and is not treated as an order without documents', async () => {
    const http = summaryHttp().fails('GET', paths.documents, { status: 502, code: 'partner_unavailable' });
    const { reported } = await renderSummary(http);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(reported).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Order with/u })).not.toBeInTheDocument();
  });

  it.each([
    ['unreachable', null, 'The shop does not answer'],
    ['price_changed', 409, 'The price has changed since your visit'],
    ['identity_mismatch', 422, 'Your details differ from the identity document'],
    ['existing_customer', 422, 'You are a customer already'],
    ['line_unknown', 422, 'This number is not one of your lines'],
    ['line_repeated', 422, 'This number is not one of your lines'],
    ['credit_refused', 422, 'We cannot conclude this contract online'],
  ] as const)('[K10] shows the message of %s', async (code, status, text) => {
    await renderSummary(summaryHttp().fails('POST', paths.order, { status, code }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('[I2, K10] redirects a phone number that does not exist to the contract, before the order is created', async () => {
    const { user, http } = await renderSummary(summaryHttp(), { [contractKeys.phone]: '691 123 45' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your phone number needs correcting');
    expect(http.requests).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to the contract' }));
    await user.click(firstButton('Check and continue'));
    expect(await screen.findByRole('link', { name: /^Phone: Enter a complete phone number/u })).toBeVisible();
  });

  it('[I2, K10] redirects a phone number that the shop refuses to the contract', async () => {
    await renderSummary(summaryHttp().fails('POST', paths.information, { status: 422, code: 'phone_invalid' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your phone number needs correcting');
    expect(screen.getByRole('button', { name: 'Back to the contract' })).toBeVisible();
  });

  it.each(['voucher_unknown', 'voucher_not_applicable'] as const)(
    '[F4] reports a voucher that no longer counts (%s), and continues without it',
    async (code) => {
      const voucher = { voucherCode: 'ONCE', amount: 5000 };
      const http = summaryHttp().fails('POST', paths.order, { status: 422, code });
      const items = [aCartItem({ voucher })];
      const { user, store } = await renderCheckout({ step: 'summary', values: valuesUpToSummary, http, items });
      expect(await screen.findByRole('alert')).toHaveTextContent('Your promo code no longer counts');
      await user.click(screen.getByRole('button', { name: 'Go on without the code' }));
      await waitFor(() => expect(http.requestsTo('POST', paths.order)).toHaveLength(2));
      expect(selectItems(store.getState()).map((item) => item.voucher)).toEqual([null]);
      const [first, second] = http.requestsTo('POST', paths.order).map(({ body }) => body as OrderRequest);
      expect([first?.items[0]?.voucherCode ?? null, second?.items[0]?.voucherCode ?? null]).toEqual(['ONCE', null]);
    },
  );

  it('[K10, D12] names a phone that sold out meanwhile, and leads to the cart with all values kept', async () => {
    const items = [aCartItem(), aDeviceItem()];
    const errors = [{ path: 'body/items/1/variantCode', message: 'is sold out' }];
    const http = summaryHttp().fails('POST', paths.order, { status: 422, code: 'sold_out', errors });
    const { user, store } = await renderCheckout({ step: 'summary', values: valuesUpToSummary, http, items });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ernz 9 Pro has sold out');
    const before = selectValues(store.getState());
    await user.click(screen.getByRole('button', { name: 'Back to the cart' }));
    const phone = within(await screen.findByRole('article', { name: 'Ernz 9 Pro' }));
    expect(phone.getByText('This phone has sold out')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Mobile M' })).toBeVisible();
    expect(selectValues(store.getState())).toEqual(before);
  });

  it('[A6, K10] reports an ended login, with a link to the login', async () => {
    await renderSummary(summaryHttp().fails('POST', paths.order, { status: 422, code: 'account_mismatch' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your login has ended');
    const link = screen.getByRole('link', { name: 'Log in again' });
    expect(link.getAttribute('href')).toMatch(/^\/api\/login\?returnTo=/u);
  });

  it('redirects to the identity check when the shop requires one', async () => {
    const http = summaryHttp().fails('POST', paths.order, { status: 403, code: 'identity_required' });
    const { user, store } = await renderSummary(http);
    await user.click(await screen.findByRole('button', { name: 'Back to the contract', hidden: false }));
    await waitFor(() => expect(selectValues(store.getState())[contractKeys.authenticated]).toBe(false));
    expect(screen.getByRole('heading', { name: 'Prove who you are' })).toBeVisible();
  });
});

describe('the order on the summary', () => {
  it('[K3] names the activation fees once, among what is due today', async () => {
    const items = [
      anOrderItem(),
      anOrderItem({ identifier: 'line-2', quantity: 2 }),
      anOrderItem({ identifier: 'line-3', activationFee: 500, activationFeeName: 'eSIM profile' }),
      anOrderItem({ identifier: 'line-4', activationFee: 0, activationFeeName: null }),
    ];
    await renderSummary(summaryHttp({ items, total: 6200 }));
    await screen.findByText('Mobile contract');
    const due = card('What is due today');
    expect(due.getByText(/This offer includes/u)).toHaveTextContent('This offer includes activation fees of €62.00.');
    expect(plain(screen.getByText('3 × Line activation').parentElement?.textContent)).toBe('3 × Line activation€57.00');
    expect(plain(screen.getByText('eSIM profile').parentElement?.textContent)).toBe('eSIM profile€5.00');
    expect(screen.queryByRole('heading', { name: 'Activation fees' })).not.toBeInTheDocument();
  });

  it('[K3] names no activation fees when none are due', async () => {
    await renderSummary(summaryHttp({ items: [anOrderItem({ activationFee: 0 })], total: 0 }));
    await screen.findByText('Mobile contract');
    expect(screen.queryByText(/includes activation fees/u)).not.toBeInTheDocument();
  });

  it('[K3] shows what is shipped, and the address of the order', async () => {
    const shippingAddress = { ...anOrder().shippingAddress, firstName: 'Zoé', lastName: 'Klein' };
    const { user } = await renderSummary(summaryHttp({ shippingAddress }));
    await screen.findByText('Mobile contract');
    const shipping = card('Delivery');
    expect(shipping.getByText('SIM card for Mobile M')).toBeVisible();
    expect(shipping.getByText('Free')).toBeVisible();
    expect(shipping.getByText(/Zoé Klein/u)).toBeVisible();
    await user.click(shipping.getByRole('button', { name: 'Change' }));
    expect(title()).toHaveTextContent('Delivery');
  });

  it('[K3] has no shipping block for an eSIM', async () => {
    const [information] = anOrder().complementaryInformations;
    const http = summaryHttp({ complementaryInformations: information ? [{ ...information, simType: 'eSIM' }] : [] });
    await renderCheckout({
      step: 'summary',
      values: valuesUpToSummary,
      items: [aCartItem({ simType: 'eSIM' })],
      http,
    });
    await screen.findByText('Mobile contract');
    expect(screen.queryByRole('heading', { name: 'Delivery', level: 2 })).not.toBeInTheDocument();
  });
});

describe('the installation on the summary', () => {
  const [sim] = anOrder().complementaryInformations;
  const information = {
    ...sim!,
    identifier: 'fibre-1',
    simType: null,
    installation: { mode: 'technician', time: 'afternoon', date: '2026/12/17' } as const,
  };
  const installed = anOrderItem({
    identifier: 'fibre-1',
    type: 'internet',
    variantName: 'Fibre 1000',
    installationFee: 6900,
    installationName: 'A technician comes',
  });
  const home = { ...anOrder().shippingAddress, street: '8, Grand-Rue' };
  const order = { items: [installed], complementaryInformations: [information], total: 11_800, shippingAddress: home };
  const keys = installationKeys('internet', 'fibre-1');
  const values = { [keys.type]: 'technician', [keys.time]: 'afternoon', [keys.date]: '2026/12/17' };
  const renderInstalled = (http = summaryHttp(order)) =>
    renderCheckout({
      step: 'summary',
      items: [anInstalledItem({ installationMode: 'technician' })],
      values: { ...valuesUpToSummary, ...values },
      http: http.on('GET', calendarPath, aCalendar()),
    });

  it('[J3, J5, K3] is shown with its day at the delivery address, and its price is part of the amount due', async () => {
    const { http, user } = await renderInstalled();
    await screen.findByText('Mobile contract');
    const block = card('Installation');
    expect(block.getByText('Fibre 1000')).toBeVisible();
    expect(block.getByText(/Thursday,? 17 December 2026, in the afternoon/u)).toHaveTextContent('A technician comes');
    expect(block.getByText('€69.00')).toBeVisible();
    expect(block.getByText('8, Grand-Rue', { exact: false })).toBeVisible();
    expect(http.requests[0]).toMatchObject({ body: { displayedTotals: { oneOff: 11_800 } } });
    expect(screen.getAllByText(/€118\.00/u)[0]).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Delivery', level: 2 })).not.toBeInTheDocument();
    await user.click(block.getByRole('button', { name: 'Change' }));
    expect(title()).toHaveTextContent('Delivery and installation');
    await screen.findByRole('grid');
  });

  it('[J3] redirects to the delivery step when its day is no longer available', async () => {
    const { user } = await renderInstalled(
      summaryHttp(order).fails('POST', paths.order, { status: 422, code: 'installation_date_unavailable' }),
    );
    await screen.findByText('The day you chose is no longer free');
    await user.click(screen.getAllByRole('button', { name: 'Back to delivery' }).at(-1) as HTMLElement);
    expect(title()).toHaveTextContent('Delivery and installation');
    await screen.findByRole('grid');
  });
});

describe('acceptances', () => {
  it('[K6] certify and conditions are required with their own errors; the newsletter is optional', async () => {
    const { user, http } = await renderSummary();
    await user.click(
      (await screen.findAllByRole('button', { name: 'Order with obligation to pay' }))[0] as HTMLElement,
    );
    const lines = within(screen.getByRole('group', { name: /correcting/u }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Accuracy: Confirm that your details are correct.',
      'Terms and conditions: Accept the terms in order to order.',
    ]);
    expect(http.requestsTo('POST', paths.payment)).toEqual([]);
  });

  it('[K6, A11] lead to the texts that they name, in a new tab', async () => {
    await renderSummary();
    const text = within(await screen.findByText(/^Read them in a new tab/u));
    const links = text.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/en/terms', '/en/withdrawal', '/en/privacy']);
  });

  it('[K6] keep their ticks', async () => {
    const { user, store } = await renderSummary(summaryHttp(), acceptances);
    await user.click(await screen.findByRole('checkbox', { name: /Alzette offers/u }));
    await waitFor(() => expect(selectValues(store.getState())[acceptanceKeys.newsletter]).toBe(true));
    expect(screen.getByRole('checkbox', { name: /I certify/u })).toBeChecked();
  });
});
