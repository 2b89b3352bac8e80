import { screen, waitFor, within } from '@testing-library/react';
import type { CartItem, FormValues, OrderRequest } from '@alzette/shop-model';
import { anOrder, anOrderItem, aCartItem, plain } from '@alzette/testing';
import { aCalendar, anInstalledItem, aSelfInstalledItem, calendarPath } from '../testing/installation';
import { errorSummary, firstButton, renderCheckout, title } from '../testing/render-checkout';
import { confirmationHttp, paths, summaryHttp } from '../testing/summary-http';
import { valuesUpToSummary, contractValues } from '../testing/typed-values';

const prefix = 'delivery.product-tv.tv-1.installation';
const http = () => summaryHttp().on('GET', calendarPath, aCalendar());
const renderDelivery = (items: readonly CartItem[], values: FormValues = {}, locale: 'fr' | 'en' | 'de' = 'en') =>
  renderCheckout({ step: 'delivery', items, values: { ...contractValues, ...values }, http: http(), locale });
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
const addOn = (name: string) =>
  aCartItem({
    identifier: name,
    type: 'subscription-additional',
    parentIdentifier: 'tv-1',
    deliverable: true,
    variant: { code: name, name },
  });

describe('an item that the shopper installs', () => {
  it('[J2, J6] asks for a start date without a half day, and its box is a parcel', async () => {
    await renderDelivery([aSelfInstalledItem()]);
    await screen.findByLabelText('Start date');
    expect(document.querySelector(`[name="${prefix}.date"]`)).toBeInTheDocument();
    expect(card('Installation of TV Plus').getByText(/^By post: Set-top box\. Your service starts/u)).toBeVisible();
    expect(card('Delivery').getByText('Set-top box')).toBeVisible();
    expect(screen.getByText('Where shall we send your order?')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Morning|Afternoon/u })).not.toBeInTheDocument();
    expect(plain(document.body.textContent)).not.toMatch(/no technician|adult|half day/u);
  });

  it('[J2, J6] names what its add-ons bring beside its box', async () => {
    await renderDelivery([aSelfInstalledItem(), addOn('Second set-top box')]);
    expect(await screen.findByText(/^By post: Set-top box, Second set-top box\./u)).toBeVisible();
  });

  it('[J6] promises no box without a parcel, and names its address as that of the service', async () => {
    await renderDelivery([aSelfInstalledItem({}, '')]);
    await screen.findByLabelText('Start date');
    expect(screen.getByText('Your service starts on the day you choose.')).toBeVisible();
    expect(screen.getByText('This is the address of your service.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Delivery', level: 2 })).not.toBeInTheDocument();
  });

  it('[J3, J6] asks for the half day once a technician is chosen, and forgets it without one', async () => {
    const { user, http: servers } = await renderDelivery([aSelfInstalledItem()]);
    await user.click(await screen.findByRole('radio', { name: /A technician comes/u }));
    await user.click(screen.getByRole('radio', { name: /Afternoon/u }));
    expect(screen.getByText('If a technician comes, an adult has to be there.')).toBeVisible();
    expect(screen.getByText('The installation takes place at this address.')).toBeVisible();
    expect(screen.queryByText('Set-top box')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /I connect it myself/u }));
    await user.type(screen.getByLabelText('Start date'), '17.12.2026');
    await user.click(firstButton('Continue to the summary'));
    await waitFor(() => expect(servers.requestsTo('POST', paths.order)).toHaveLength(1));
    const order = servers.requestsTo('POST', paths.order)[0]?.body as OrderRequest;
    expect(order.complementaryInformations[0]?.installation).toEqual({
      mode: 'self',
      time: 'morning',
      date: '2026/12/17',
    });
    await screen.findByText('Mobile contract');
  });

  it.each([
    ['', 'TV Plus, Start date: Choose a day.'],
    ['20.12.2026', 'TV Plus, Start date: This day is not available. Choose another one.'],
  ])('[G3, J4, J6] gets an error about its start date for %j', async (typed, text) => {
    const { user } = await renderDelivery([aSelfInstalledItem()]);
    const field = await screen.findByLabelText('Start date');
    if (typed) await user.type(field, typed);
    await user.click(firstButton('Continue to the summary'));
    expect(errorSummary().getByRole('link', { name: text })).toBeVisible();
    expect(title()).toHaveTextContent('Delivery');
  });

  it('[J6] in a cart without this information has a technician, as before', async () => {
    await renderDelivery([anInstalledItem()]);
    await screen.findByLabelText('Date of the installation');
    expect(screen.getByRole('radio', { name: /Morning/u })).toBeChecked();
  });

  it.each([
    ['fr', /Date de début/u, /technicien(?! vient)|matin|majeure/iu],
    ['de', /Startdatum/u, /Techniker|Vormittag|volljährig/u],
  ] as const)('[J6] is asked about in %s', async (locale, label, ofVisit) => {
    const modes = aSelfInstalledItem().installationModes.slice(0, 1);
    await renderDelivery([aSelfInstalledItem({ installationModes: modes })], {}, locale);
    await screen.findByLabelText(label);
    expect(document.body.textContent).not.toMatch(ofVisit);
  });
});

describe('once it is ordered', () => {
  const [sim] = anOrder().complementaryInformations;
  const installation = { mode: 'self', time: 'morning', date: '2026/12/17' } as const;
  const tv = anOrderItem({
    identifier: 'tv-1',
    type: 'tv',
    variantName: 'TV Plus',
    mobileVariantName: null,
    installationName: 'I connect it myself',
    selfInstallation: true,
    deliveries: [{ kind: 'parcel', price: 599 }],
  });
  const order = anOrder({
    items: [tv],
    complementaryInformations: [{ ...sim!, identifier: 'tv-1', simType: null, installation }],
    shippingWaived: 599,
  });

  it('[J6, K3] the summary has its start date and its box', async () => {
    await renderCheckout({
      step: 'summary',
      items: [aSelfInstalledItem()],
      values: { ...valuesUpToSummary, [`${prefix}.date`]: '2026/12/17', [`${prefix}.time`]: 'morning' },
      http: summaryHttp(order).on('GET', calendarPath, aCalendar()),
    });
    await screen.findByText('Mobile contract');
    const block = card('Start date');
    expect(block.getByText(/Start date: Thursday,? 17 December 2026/u)).toHaveTextContent('I connect it myself');
    expect(card('Delivery').getByText('Set-top box').closest('div')).toHaveTextContent(/€5\.99\s*Free/u);
    expect(plain(document.body.textContent)).not.toMatch(/in the morning|technician/u);
  });

  it('[J6, K3] the summary has it beside the visit for another item', async () => {
    const fibre = anOrderItem({ identifier: 'fibre-1', type: 'internet', variantName: 'Fibre 1000' });
    const visit = { mode: 'technician', time: 'afternoon', date: '2026/12/18' } as const;
    const both = {
      ...order,
      items: [{ ...fibre, installationName: 'A technician comes' }, tv],
      complementaryInformations: [
        ...order.complementaryInformations,
        { ...sim!, identifier: 'fibre-1', simType: null, installation: visit },
      ],
    };
    const fibreKeys = 'delivery.product-internet.fibre-1.installation';
    await renderCheckout({
      step: 'summary',
      items: [anInstalledItem({ installationMode: 'technician' }), aSelfInstalledItem()],
      values: {
        ...valuesUpToSummary,
        [`${prefix}.date`]: '2026/12/17',
        [`${prefix}.time`]: 'morning',
        [`${fibreKeys}.date`]: '2026/12/18',
        [`${fibreKeys}.time`]: 'afternoon',
      },
      http: summaryHttp(both).on('GET', calendarPath, aCalendar()),
    });
    await screen.findByText('Mobile contract');
    const block = card('Installation');
    expect(block.getByText(/Friday,? 18 December 2026, in the afternoon/u)).toHaveTextContent('A technician comes');
    expect(block.getByText(/Start date: Thursday,? 17 December 2026/u)).toHaveTextContent('I connect it myself');
  });

  it.each([
    ['en', /Start date.*I connect it myself\. Your service starts on this day\.$/u, /in the morning|technician|adult/u],
    ['fr', /Date de début.*I connect it myself\. Votre service démarre ce jour-là\.$/u, /le matin|technicien|majeure/u],
    [
      'de',
      /Startdatum.*I connect it myself\. Ihr Dienst startet an diesem Tag\.$/u,
      /vormittags|Techniker|volljährig/u,
    ],
  ] as const)('[J6, L1] the confirmation has its parcel and its start date, in %s', async (locale, start, ofVisit) => {
    const parcel = { kind: 'parcel', date: '2026/11/24', time: null } as const;
    const timeline = [
      { ...parcel, identifier: 'tv-1', contents: [{ kind: 'parcel', name: 'Set-top box' } as const] },
      { identifier: 'tv-1', kind: 'installation', date: '2026/12/17', time: 'morning' } as const,
    ];
    const confirmed = { ...order, state: 'confirmed', paymentState: 'paid', number: 'ALZ-1001', timeline } as const;
    await renderCheckout({
      step: 'confirmation',
      query: 'order_token=order-token-1',
      http: confirmationHttp(confirmed),
      locale,
    });
    await screen.findByText('ALZ-1001');
    const entries = [...document.querySelectorAll('main ol > li, section ol > li')].slice(-2);
    expect(entries.map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringMatching(/24.*Set-top box/u),
      expect.stringMatching(start),
    ]);
    expect(plain(document.body.textContent)).not.toMatch(ofVisit);
  });
});
