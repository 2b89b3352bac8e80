import { screen, waitFor, within } from '@testing-library/react';
import type { CartItem, FormValues, OrderRequest } from '@alzette/shop-model';
import { selectItems, selectValues } from '@alzette/shop-store';
import { aCartItem, plain } from '@alzette/testing';
import { aCalendar, anInstalledItem, calendarPath } from '../testing/installation';
import { errorSummary, events, firstButton, renderCheckout, title } from '../testing/render-checkout';
import { paths, summaryHttp } from '../testing/summary-http';
import { contractValues } from '../testing/typed-values';
import { deliveryIsComplete } from './delivery-schema';

const prefix = 'delivery.product-internet.fibre-1.installation';
const http = (calendar = aCalendar()) => summaryHttp().on('GET', calendarPath, calendar);
const renderDelivery = (values: FormValues = {}, items: readonly CartItem[] = [anInstalledItem()], entered = http()) =>
  renderCheckout({ step: 'delivery', items, values: { ...contractValues, ...values }, http: entered });

const tvPrefix = 'delivery.product-tv.tv-1.installation';
const tv = anInstalledItem({ identifier: 'tv-1', type: 'tv', variant: { code: 'tv', name: 'TV Plus' } });
const visited = (item: CartItem): CartItem => ({ ...item, installationMode: 'technician' });
const day = (date: number) => ({ name: new RegExp(`^\\w+,? ${date} December 2026$`, 'u') });
/** The appointments of Fibre 1000 and TV Plus. */
const chosen = (store: Awaited<ReturnType<typeof renderDelivery>>['store']) => {
  const values = selectValues(store.getState());
  return [prefix, tvPrefix].map((key) => `${String(values[`${key}.date`])} ${String(values[`${key}.time`])}`);
};

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
const dateField = () => screen.findByLabelText<HTMLInputElement>('Date of the installation');
const goOn = () => firstButton('Continue to the summary');
const dueToday = () => plain(screen.getAllByText(/€[\d.]+ today/u, { ignore: '[role=status]' })[0]?.textContent);

describe('an installation', () => {
  it('[J3] is chosen for each installed item, with the first mode and the morning selected', async () => {
    await renderDelivery({}, [anInstalledItem(), aCartItem(), tv]);
    expect(await card('Installation of Fibre 1000').findByRole('radio', { name: /Morning/u })).toBeChecked();
    for (const name of ['Installation of Fibre 1000', 'Installation of TV Plus']) {
      expect(card(name).getByRole('radio', { name: /I connect it myself.*Free/u })).toBeChecked();
    }
    expect(screen.getAllByRole('heading', { name: /^Installation of/u })).toHaveLength(2);
    const names = [...document.querySelectorAll('[name*=".installation."]')].map((field) => field.getAttribute('name'));
    for (const part of ['type', 'time', 'date']) {
      expect(names).toContain(`${prefix}.${part}`);
      expect(names).toContain(`delivery.product-tv.tv-1.installation.${part}`);
    }
  });

  it('[J3] has one day and half-day for all items, chosen once', async () => {
    const { user, store } = await renderDelivery({}, [visited(anInstalledItem()), visited(tv)]);
    const [fibreCard, tvCard] = [card('Installation of Fibre 1000'), card('Installation of TV Plus')];
    expect(await screen.findAllByRole('grid')).toHaveLength(1);
    expect(tvCard.getByText('On the same day as Fibre 1000.')).toBeVisible();
    await user.click(fibreCard.getByRole('button', day(17)));
    await user.click(fibreCard.getByRole('radio', { name: /Afternoon/u }));
    expect(chosen(store)).toEqual(['2026/12/17 afternoon', '2026/12/17 afternoon']);
    expect(
      tvCard.getByText(/^On the same day as Fibre 1000: Thursday,? 17 December 2026, in the afternoon\.$/u),
    ).toBeVisible();
    expect(fibreCard.getByText(/The same day as TV Plus\./u)).toBeVisible();
  });

  it('[J3] has another day for an item that the shopper wants apart, and together again', async () => {
    const { user, store } = await renderDelivery({}, [visited(anInstalledItem()), visited(tv)]);
    const [fibreCard, tvCard] = [card('Installation of Fibre 1000'), card('Installation of TV Plus')];
    await user.click(await fibreCard.findByRole('button', day(17)));
    await user.click(tvCard.getByRole('button', { name: 'Choose another day TV Plus' }));
    expect(tvCard.getByLabelText('Date of the installation')).toHaveFocus();
    await user.click(tvCard.getByRole('button', day(18)));
    expect(chosen(store)).toEqual(['2026/12/17 morning', '2026/12/18 morning']);
    await user.click(fibreCard.getByRole('button', day(21)));
    expect(chosen(store)).toEqual(['2026/12/21 morning', '2026/12/18 morning']);
    expect(fibreCard.queryByText(/The same day as/u)).not.toBeInTheDocument();
    await user.click(tvCard.getByRole('button', { name: 'On the same day as Fibre 1000' }));
    expect(tvCard.getByRole('button', { name: /Choose another day/u })).toHaveFocus();
    expect(chosen(store)).toEqual(['2026/12/21 morning', '2026/12/21 morning']);
  });

  it('[J3] keeps the days that were chosen apart', async () => {
    await renderDelivery({ [`${prefix}.date`]: '2026/12/17', [`${tvPrefix}.date`]: '2026/12/18' }, [
      anInstalledItem(),
      tv,
    ]);
    const fields = await screen.findAllByLabelText<HTMLInputElement>('Date of the installation');
    expect(fields.map(({ value }) => plain(value))).toEqual([
      expect.stringMatching(/17 December/u),
      expect.stringMatching(/18 December/u),
    ]);
  });

  it('[J3] of an item that came later has the day of the first one', async () => {
    const { user, store } = await renderDelivery({ [`${prefix}.date`]: '2026/12/17' }, [anInstalledItem(), tv]);
    await dateField();
    await user.click(goOn());
    await waitFor(() => expect(title()).toHaveTextContent('Summary'));
    expect(chosen(store)).toEqual(['2026/12/17 morning', '2026/12/17 morning']);
    await screen.findByText('Mobile contract');
  });

  it('[J3, G3] is asked for once, and named in the summary of errors', async () => {
    const { user } = await renderDelivery({}, [anInstalledItem(), tv]);
    await dateField();
    await user.click(goOn());
    const links = errorSummary().getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Fibre 1000, Date of the installation: Choose a day.',
    ]);
    await user.click(card('Installation of TV Plus').getByRole('button', { name: /Choose another day/u }));
    await user.click(card('Installation of Fibre 1000').getByRole('button', day(17)));
    await user.click(goOn());
    await waitFor(() => expect(title()).toHaveTextContent('Delivery'));
    expect(
      await errorSummary().findByRole('link', { name: 'TV Plus, Date of the installation: Choose a day.' }),
    ).toBeVisible();
  });

  it('[J3] is not shown for other items, whose calendar is not read', async () => {
    const { http: servers } = await renderDelivery({}, [aCartItem()]);
    expect(screen.queryByRole('heading', { name: /Installation of/u })).not.toBeInTheDocument();
    expect(servers.requestsTo('GET', calendarPath)).toEqual([]);
  });

  it('[J3] adds the price of its mode to the totals at once', async () => {
    const { user, store } = await renderDelivery();
    await dateField();
    expect(dueToday()).toBe('€49.00 today');
    await user.click(screen.getByRole('radio', { name: /A technician comes.*€69.00/u }));
    expect(dueToday()).toBe('€118.00 today');
    expect(selectItems(store.getState())[0]?.installationMode).toBe('technician');
    expect(selectValues(store.getState())[`${prefix}.type`]).toBe('technician');
  });

  it('[J3, G3] requires a date: the summary of errors leads to the field', async () => {
    const { user, store } = await renderDelivery();
    const field = await dateField();
    await user.click(goOn());
    await waitFor(() => expect(field).toHaveFocus());
    expect(title()).toHaveTextContent('Delivery');
    const line = errorSummary().getByRole('link', { name: 'Fibre 1000, Date of the installation: Choose a day.' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^Choose a day\./u);
    await user.click(line);
    expect(field).toHaveFocus();
    expect(deliveryIsComplete({ items: [anInstalledItem()], values: selectValues(store.getState()) })).toBe(false);
  });

  it.each([
    ['13.12.2026', /Choose a later day: the first one possible is Monday,? 14 December 2026\./u],
    ['30.01.2027', /Choose an earlier day: the last one possible is Friday,? 29 January 2027\./u],
    ['20.12.2026', /No technician is free on that day\. Choose another one\./u],
    ['25.12.2026', /This is a public holiday\. Choose another day\./u],
    ['31.02.2027', /Enter a day that exists/u],
    ['soon', /Enter a day that exists/u],
  ])('[J4, N5] gets an error for a date typed as %s, which can be corrected', async (typed, text) => {
    const { user } = await renderDelivery();
    const field = await dateField();
    await user.type(field, typed);
    await user.click(goOn());
    expect(title()).toHaveTextContent('Delivery');
    expect(field).toHaveAccessibleDescription(text);
    await user.clear(field);
    await user.type(field, '17.12.2026');
    expect(field).toBeValid();
    expect(screen.queryByRole('group', { name: /correcting/u })).not.toBeInTheDocument();
  });

  it('[J3, J4] is stored as yyyy/MM/dd and sent with the order, item by item', async () => {
    const { user, store, http: servers } = await renderDelivery({}, [aCartItem(), anInstalledItem()]);
    await user.click(screen.getByRole('radio', { name: /A technician comes/u }));
    await user.click(await screen.findByRole('radio', { name: /Afternoon/u }));
    await user.click(await screen.findByRole('button', { name: /^Thursday,? 17 December 2026$/u }));
    await user.click(goOn());
    await waitFor(() => expect(title()).toHaveTextContent('Summary'));
    expect(selectValues(store.getState())).toMatchObject({
      [`${prefix}.type`]: 'technician',
      [`${prefix}.time`]: 'afternoon',
      [`${prefix}.date`]: '2026/12/17',
    });
    await waitFor(() => expect(servers.requestsTo('POST', paths.order)).toHaveLength(1));
    const order = servers.requestsTo('POST', paths.order)[0]?.body as OrderRequest;
    expect(order.complementaryInformations.map(({ identifier, installation }) => [identifier, installation])).toEqual([
      ['line-1', undefined],
      ['fibre-1', { mode: 'technician', time: 'afternoon', date: '2026/12/17' }],
    ]);
    expect(order.displayedTotals.oneOff).toBe(1900 + 4900 + 6900);
    await screen.findByText('Mobile contract');
  });

  it('[J3] keeps the chosen values', async () => {
    const kept = { [`${prefix}.date`]: '2026/12/17', [`${prefix}.time`]: 'afternoon' };
    await renderDelivery(kept, [anInstalledItem({ installationMode: 'technician' })]);
    expect((await dateField()).value).toMatch(/Thursday,? 17 December 2026/u);
    expect(screen.getByRole('radio', { name: /Afternoon/u })).toBeChecked();
    expect(screen.getByRole('radio', { name: /A technician comes/u })).toBeChecked();
  });

  it.each(['fr', 'de'] as const)('[J4] shows its calendar in %s, with weeks from Monday', async (locale) => {
    const page = { step: 'delivery', items: [anInstalledItem()], values: contractValues, locale };
    const { http: servers } = await renderCheckout({ ...page, http: http() });
    await screen.findByRole('grid', { name: { fr: 'décembre 2026', de: 'Dezember 2026' }[locale] });
    expect(document.querySelector('th')).toHaveTextContent({ fr: 'lu', de: 'Mo' }[locale]);
    expect(servers.requestsTo('GET', calendarPath)[0]?.query).toEqual({ locale });
  });
});

describe('a calendar that cannot be read', () => {
  it('[J3] shows an error, keeps the values, and loads on a retry', async () => {
    const servers = http().fails('GET', calendarPath, { status: 503, code: 'database_unavailable' });
    const { user, reported } = await renderDelivery({ 'delivery.address.same-as-billing': false }, undefined, servers);
    await screen.findByText('The calendar does not show');
    await user.type(screen.getByLabelText('Town'), 'Esch');
    await user.click(goOn());
    expect(
      errorSummary().getByRole('link', { name: 'Fibre 1000, Date of the installation: Choose a day.' }),
    ).toBeVisible();
    expect(reported).toHaveLength(1);
    servers.on('GET', calendarPath, aCalendar());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dateField()).toBeVisible();
    expect(screen.getByLabelText('Town')).toHaveValue('Esch');
  });

  it('[J3] keeps a day that was chosen before', async () => {
    const servers = http().fails('GET', calendarPath, { status: null, code: 'unreachable' });
    const { user, store } = await renderDelivery({ [`${prefix}.date`]: '2026/12/17' }, undefined, servers);
    expect(await screen.findByText(/Your choice is kept: Thursday,? 17 December 2026/u)).toBeVisible();
    await user.click(goOn());
    expect(title()).toHaveTextContent('Summary');
    expect(selectValues(store.getState())[`${prefix}.date`]).toBe('2026/12/17');
    await screen.findByText('Mobile contract');
  });
});

describe('the delivery step', () => {
  it('[G6, O1] is named after the installation if there is one', async () => {
    const { tracked } = await renderDelivery();
    expect(title()).toHaveTextContent('Delivery and installation');
    expect(document.querySelector('[aria-current=step]')).toHaveTextContent('Delivery and installation');
    expect(events(tracked)).toContain('checkout_delivery_installation');
    await dateField();
  });

  it('[G6, O1] is named delivery without an installation', async () => {
    const { tracked } = await renderDelivery({}, [aCartItem()]);
    expect(title()).toHaveTextContent(/^Delivery$/u);
    expect(events(tracked)).toContain('checkout_delivery');
  });
});
