import { screen, waitFor, within } from '@testing-library/react';
import { contractKeys, deliveryKeys, topUpKeys } from '@alzette/shop-model';
import { selectValues } from '@alzette/shop-store';
import { aStarterPack, fakeHttp } from '@alzette/testing';
import { paths, renderPrepaid, starterValues, submit, title, topUpValues } from './testing/render-prepaid';

const never = () => fakeHttp().on('POST', paths.order, () => new Promise(() => undefined));
const problems = () =>
  within(screen.getByRole('group', { name: /correcting/u }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('a top-up', () => {
  it('[M1, A4] requires the number, and its button names the obligation to pay', async () => {
    await renderPrepaid();
    expect(title()).toHaveTextContent('Which number shall we top up?');
    expect(document.querySelector('[name="contract.subscription.phone-number"]')).toBeVisible();
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
    expect(submit()).toBeVisible();
    expect(screen.getAllByText('€20 top-up')[0]).toBeVisible();
  });

  it('[K6, A11] leads to the texts that the shopper accepts', async () => {
    await renderPrepaid();
    const links = ['terms and conditions', 'right of withdrawal', 'privacy notice'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/en/terms', '/en/withdrawal', '/en/privacy']);
  });

  it('[M1] shows an error for a missing number and for unaccepted terms', async () => {
    const { user, http } = await renderPrepaid();
    await user.click(submit());
    expect(problems()).toEqual([
      'Number to top up: Enter the number to top up.',
      'Terms and conditions: Accept the terms in order to order.',
    ]);
    expect(http.requests).toEqual([]);
  });

  it.each(['691 12', '+33 6 12 34 56 78', '27 12 34 56', 'abc', '+352 26 12 34 56'])(
    '[M1] refuses %s',
    async (typed) => {
      const { user } = await renderPrepaid({ values: { ...topUpValues, [topUpKeys.phoneNumber]: '' } });
      await user.type(screen.getByLabelText('Number to top up'), typed);
      await user.click(submit());
      await waitFor(() =>
        expect(problems()).toEqual([
          'Number to top up: Enter a Luxembourg mobile number, for example +352 691 123 456.',
        ]),
      );
    },
  );

  it.each(['691123456', '+352 691-123-456', '00352 691 123 456', '352691123456', '\u200b691 123 456'])(
    '[M1, M3] accepts %s, and orders for one number',
    async (typed) => {
      const { user, http } = await renderPrepaid({
        values: { ...topUpValues, [topUpKeys.phoneNumber]: '' },
        http: never(),
      });
      await user.type(screen.getByLabelText('Number to top up'), typed);
      await user.click(submit());
      expect(await screen.findByRole('dialog', { name: 'We are preparing your payment' })).toBeVisible();
      await waitFor(() =>
        expect(http.requestsTo('POST', paths.order)[0]?.body).toMatchObject({
          complementaryInformations: [{ currentPhoneNumber: '+352691123456' }],
        }),
      );
    },
  );

  it('[M1] sends a receipt to a complete address only, and none without an address', async () => {
    const { user } = await renderPrepaid({ values: topUpValues, http: never() });
    await user.type(screen.getByLabelText(/E-mail for the receipt/u), 'ada@example');
    await user.click(submit());
    expect(problems()).toEqual(['E-mail for the receipt: Enter a complete address, for example name@example.lu.']);
    await user.clear(screen.getByLabelText(/E-mail for the receipt/u));
    await user.click(submit());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('[M1] opens the browser’s previous page on Back', async () => {
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const { user } = await renderPrepaid();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledTimes(1);
    back.mockRestore();
  });
});

describe('a starter pack', () => {
  const renderPack = (values = {}) => renderPrepaid({ product: aStarterPack(), values, http: never() });

  it('[M2] announces the identity check of the card before the payment', async () => {
    await renderPack();
    expect(screen.getByText('The card works once your identity is checked')).toBeVisible();
    expect(title()).toHaveTextContent('Where shall we send your pack?');
  });

  it('[M2] shows an error for each missing field of person and address', async () => {
    const { user } = await renderPack();
    await user.click(submit());
    expect(problems()).toEqual([
      'First name: Enter your first name.',
      'Last name: Enter your last name.',
      'E-mail: Enter your e-mail address.',
      'Confirm e-mail: Enter your address a second time.',
      expect.stringMatching(/^Street/u),
      expect.stringMatching(/^Number/u),
      expect.stringMatching(/^Postcode/u),
      expect.stringMatching(/^Town/u),
      'Terms and conditions: Accept the terms in order to order.',
    ]);
  });

  it.each([
    [contractKeys.emailConfirm, 'eva@example.lu', /differs from the first one/u],
    [contractKeys.email, 'ada@', /complete address/u],
    [deliveryKeys.postalCode, '425', /Postcode/u],
    [deliveryKeys.streetNumber, 'b', /Number/u],
  ])('[M2] refuses %s %s', async (key, value, text) => {
    const { user } = await renderPack({ ...starterValues, [key]: value });
    await user.click(submit());
    expect(problems().join(' ')).toMatch(text);
  });

  it('[M2] sends the house number as it is typed', async () => {
    const { user, http } = await renderPack({ ...starterValues, [deliveryKeys.streetNumber]: '' });
    await user.type(screen.getByLabelText('Number'), '12-14 A');
    await user.click(submit());
    await waitFor(() =>
      expect(http.requestsTo('POST', paths.order)[0]?.body).toMatchObject({
        shippingAddress: { street: '12-14 A, rue du Moulin' },
      }),
    );
  });

  it('[M2] continues once every value is given, without additional information', async () => {
    const { user, store } = await renderPack({ ...starterValues, [deliveryKeys.postalCode]: '' });
    await user.type(screen.getByLabelText('Postcode'), 'L-4251');
    await user.click(submit());
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(selectValues(store.getState())[deliveryKeys.postalCode]).toBe('4251');
  });
});

describe('the events', () => {
  it('[O1] of a top-up begin its checkout once for each cart, with its amount', async () => {
    const { tracked, user, unmount, store } = await renderPrepaid({ values: topUpValues, http: never() });
    const items = [{ item_id: 'top-up-20', item_category: 'prepaid-top-up', price: 20, quantity: 1 }];
    expect(tracked).toMatchObject([
      {
        event: 'prepaid_begin_checkout',
        data: { client_status: 'new-client', ecommerce: { currency: 'EUR', value: 20, items } },
      },
      { event: 'prepaid_checkout_contact_detail_contract' },
    ]);
    await user.click(submit());
    await screen.findByRole('dialog');
    expect(tracked.map(({ event }) => event).slice(2)).toEqual(['prepaid_checkout_contact_detail']);
    unmount();
    const again = await renderPrepaid({ reloaded: store });
    expect(again.tracked.map(({ event }) => event)).toEqual(['prepaid_checkout_contact_detail_contract']);
  });

  it('[O1] of a starter pack name the delivery', async () => {
    const product = aStarterPack();
    const { tracked, user } = await renderPrepaid({ product, values: starterValues, http: never() });
    await user.click(submit());
    await screen.findByRole('dialog');
    expect(tracked.map(({ event }) => event)).toEqual([
      'prepaid_begin_checkout',
      'prepaid_checkout_contact_detail_contract',
      'prepaid_checkout_contact_detail',
      'prepaid_checkout_delivery',
    ]);
  });
});

describe('the steps', () => {
  it('[M3] cannot be skipped by an address', async () => {
    await renderPrepaid({ step: 'payment' });
    expect(title()).toHaveTextContent('Which number shall we top up?');
    expect(window.location.search).toBe('?step=number');
  });

  it('[A4] show a link to the products when the cart has none', async () => {
    await renderPrepaid({ product: null });
    expect(title()).toHaveTextContent('Nothing to pay here');
    expect(screen.getByRole('link', { name: 'Choose a top-up' })).toHaveAttribute('href', '/en/top-up');
  });
});
