import { act, screen, waitFor, within } from '@testing-library/react';
import { type CartItem, mobileItemKeys } from '@alzette/shop-model';
import { offerAdded } from '@alzette/shop-store';
import { hasMobileShape } from '../index';
import { anItem, aPhone, CardsOfCart, renderWidget } from '../testing/render-widget';

const keys = mobileItemKeys('line-1');
const keptValues = {
  [keys.keepNumber]: true,
  [keys.currentOperator]: 'post',
  [keys.currentNumber]: '691 123 456',
  [keys.iccid]: '8935201000000012340',
};
const changedLine = { id: 'a', name: 'Mobile S', phoneNumber: '+352661222333' };
const keeping = anItem({ keepNumber: true });
const changing = anItem({ subscriptionMode: 'change', keepNumber: true, changedLine });

const cards = (items: readonly CartItem[] = [anItem()], options = {}) =>
  renderWidget(<CardsOfCart />, { items, ...options });
const toggle = () => screen.getByRole('switch', { name: 'Keep my number' });
const operator = () => screen.getByRole('combobox', { name: 'Current operator' });
const number = () => screen.getByRole('textbox', { name: 'Number to keep' });
const iccid = () => screen.getByRole('textbox', { name: 'Number of your SIM card (ICCID)' });

describe('the switch to keep a number', () => {
  it('[E1] is off at first, and no value about the number is required', async () => {
    await cards();
    expect(toggle()).not.toBeChecked();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('[E1, E8] shows operator, number and ICCID under the keys of the specification', async () => {
    const { user, itemsNow, valuesNow } = await cards();
    await user.click(toggle());
    expect(toggle()).toBeChecked();
    expect([toggle(), operator(), number(), iccid()].map((field) => field.getAttribute('name'))).toEqual([
      'cart.product-mobile.line-1.kmn.active',
      'cart.product-mobile.line-1.kmn.current-operator',
      'cart.product-mobile.line-1.kmn.current-number',
      'cart.product-mobile.line-1.kmn.iccid',
    ]);
    await user.selectOptions(operator(), 'POST');
    await user.type(number(), '691 123 456');
    await user.type(iccid(), '8935201000000012340');
    expect(valuesNow()).toEqual({ ...keptValues, [keys.simType]: 'physical' });
    expect(itemsNow()[0]?.keepNumber).toBe(true);
  });

  it('[E1] erases the values of its item when it is switched off, and no others', async () => {
    const other = mobileItemKeys('line-2');
    const items = [keeping, anItem({ identifier: 'line-2' })];
    const values = { ...keptValues, [keys.simType]: 'eSIM', [other.currentNumber]: '661 000 000' };
    const { user, itemsNow, typedNow } = await cards(items, { values });
    await user.click(screen.getAllByRole('switch')[0] as HTMLElement);
    expect(typedNow()).toEqual({ [keys.simType]: 'eSIM', [other.currentNumber]: '661 000 000' });
    expect(itemsNow()[0]?.keepNumber).toBe(false);
    await user.click(screen.getAllByRole('switch')[0] as HTMLElement);
    expect(number()).toHaveValue('');
  });

  it('[E1] can be used with the keyboard', async () => {
    const { user } = await cards();
    toggle().focus();
    await user.keyboard(' ');
    await user.tab();
    expect(operator()).toHaveFocus();
    await user.tab();
    expect(number()).toHaveFocus();
  });

  it.each([
    ['mobile', anItem()],
    ['internet and mobile', anItem({ type: 'internet-mobile' })],
    ['a phone with its plan', aPhone({ identifier: 'line-1' })],
  ])('[E9] is shown on a line of %s, under one key', async (_what, item) => {
    await cards([item]);
    expect(toggle()).toHaveAttribute('name', keys.keepNumber);
  });

  it.each([
    ['internet', anItem({ type: 'internet', simType: null })],
    ['a phone alone', aPhone({ subscription: null, simType: null })],
  ])('[E9] is hidden on %s', async (_what, item) => {
    await cards([item]);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('a changed line', () => {
  it('[E2] requires its number only', async () => {
    const { valuesNow } = await cards([{ ...changing, keepNumber: false }]);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Number of the line to change' })).toHaveValue('+352661222333');
    expect(valuesNow()).toMatchObject({
      [keys.keepNumber]: true,
      [keys.currentNumber]: '+352661222333',
      [keys.iccid]: 'unknown',
    });
  });

  it('[E2] loses the former operator and ICCID of its time as a new line', async () => {
    const { user, store, valuesNow } = await cards([keeping], { values: keptValues });
    act(() => void store.dispatch(offerAdded({ items: [changing], replaces: 'line-1' })));
    expect(screen.getByRole('textbox')).toHaveValue('+352661222333');
    expect(valuesNow()).toMatchObject({ [keys.currentOperator]: '', [keys.iccid]: 'unknown' });
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '691 999 888');
    expect(valuesNow()[keys.currentNumber]).toBe('691 999 888');
  });

  it('[E1, E2] leaves no values behind when it is new again', async () => {
    const { user, store, typedNow } = await cards([changing]);
    await user.type(screen.getByRole('textbox'), '9');
    act(() => void store.dispatch(offerAdded({ items: [anItem()], replaces: 'line-1' })));
    expect(toggle()).not.toBeChecked();
    await user.click(toggle());
    expect(typedNow()).toEqual({});
    expect([operator(), number(), iccid()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '', '']);
  });

  it('[E2] keeps the number that was typed for it', async () => {
    await cards([changing], {
      values: { [keys.iccid]: 'unknown', [keys.keepNumber]: true, [keys.currentNumber]: '691 999 888' },
    });
    expect(screen.getByRole('textbox')).toHaveValue('691 999 888');
  });
});

describe('the values about a kept number', () => {
  it.each([
    ['en', 'Current operator', ['Choose', 'Orange', 'JOIN', 'POST', 'Alzette prepaid']],
    ['fr', 'Opérateur actuel', ['Choisissez', 'Orange', 'JOIN', 'POST', 'Alzette prépayé']],
    ['de', 'Aktueller Anbieter', ['Bitte wählen', 'Orange', 'JOIN', 'POST', 'Alzette Prepaid']],
  ] as const)('[E4] have a choice of operators, in %s', async (locale, label, names) => {
    await cards([keeping], { locale });
    const options = within(screen.getByRole('combobox', { name: label })).getAllByRole('option') as HTMLOptionElement[];
    expect(options.map(({ textContent }) => textContent)).toEqual(names);
    expect(options.map(({ value }) => value)).toEqual(['', 'orange', 'join', 'post', 'alzette-prepaid']);
  });

  it('[E4] have examples of a number and an ICCID', async () => {
    await cards([keeping]);
    expect(number()).toHaveAttribute('type', 'tel');
    expect(number().getAttribute('placeholder')).toMatch(/^\+691/u);
    expect(number()).toHaveAccessibleDescription('For example +352 691 123 456');
    expect(number()).toHaveAttribute('autocomplete', 'tel');
    expect(iccid()).toHaveAttribute('inputmode', 'numeric');
    expect(iccid().getAttribute('placeholder')).toMatch(/^\d{19}$/u);
    expect(iccid()).toHaveAccessibleDescription('The 19 digits printed on your present SIM card.');
  });
});

describe('a value on blur', () => {
  it.each(['26 10 20 30', '+33 6 12 34 56 78', '601 123 456', '12'])(
    '[E4] %j is not a number to keep',
    async (typed) => {
      const { user } = await cards([keeping]);
      await user.type(number(), typed);
      await user.tab();
      expect(await screen.findByText('Enter a Luxembourg mobile number, for example +352 691 123 456.')).toBeVisible();
      expect(number()).toBeInvalid();
      expect(number()).toHaveValue(typed);
    },
  );

  it.each(['+352 661 123 456', '00352 661 123 456', '352661123456', '661 123 456', '661123456'])(
    '[E4] %j is a number to keep',
    async (typed) => {
      const { user, valuesNow } = await cards([keeping]);
      await user.type(number(), 'abc');
      await user.tab();
      await waitFor(() => expect(number()).toBeInvalid());
      await user.clear(number());
      await user.type(number(), typed);
      await user.tab();
      await waitFor(() => expect(number()).toBeValid());
      expect(hasMobileShape(String(valuesNow()[keys.currentNumber]))).toBe(true);
    },
  );

  it.each(['893520100000001234', '89352010000000123415', 'abc'])('[E4] %j is not an ICCID', async (typed) => {
    const { user } = await cards([keeping]);
    await user.type(iccid(), typed);
    await user.tab();
    expect(await screen.findByText(/^Enter the 19 digits of the card/u)).toBeVisible();
    await user.clear(iccid());
    await user.type(iccid(), '8935 2010-0000.0012 340');
    await user.tab();
    expect(iccid()).toBeValid();
    expect(iccid()).toHaveValue('8935 2010-0000.0012 340');
  });

  it('[K16] is the number of one item only, also of one below it', async () => {
    const below = mobileItemKeys('line-2');
    const items = [keeping, anItem({ identifier: 'line-2', keepNumber: true })];
    const { user } = await cards(items, { values: { [below.currentNumber]: '+352691123456' } });
    const first = screen.getAllByRole('textbox', { name: 'Number to keep' })[0] as HTMLElement;
    await user.type(first, '691 123 456');
    await user.tab();
    expect(await screen.findByText('Another item of the cart keeps this number.')).toBeVisible();
    expect(first).toBeInvalid();
    await user.type(first, '{Backspace}7');
    await waitFor(() => expect(first).toBeValid());
  });

  it('[K16] is not a number that moves here with another order; the open orders are requested once', async () => {
    const http = jest.fn().mockResolvedValue({ status: 200, body: { changes: [], portings: ['+352691123456'] } });
    const { user } = await cards([keeping], { http });
    await user.type(number(), '691 123 456');
    await user.tab();
    expect(await screen.findByText('This number is moving here with another of your orders.')).toBeVisible();
    await user.type(number(), '{Backspace}7');
    await user.tab();
    await waitFor(() => expect(number()).toBeValid());
    expect(http).toHaveBeenCalledTimes(1);
  });

  it('[E3] gets no error while it is empty', async () => {
    const { user } = await cards([keeping]);
    operator().focus();
    for (const field of [number, iccid]) {
      await user.tab();
      expect(field()).toHaveFocus();
    }
    await user.tab();
    await act(async () => undefined);
    for (const field of [operator, number, iccid]) expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it('[E4] with a wrong check digit gets a warning and is accepted', async () => {
    const { user } = await cards([keeping]);
    await user.type(iccid(), '8935201000000012341');
    await user.tab();
    expect(screen.getByText(/^One digit does not look right/u).closest('[role=status]')).toBeVisible();
    expect(iccid()).toBeValid();
    await user.type(iccid(), '{Backspace}0');
    expect(screen.queryByText(/^One digit/u)).not.toBeInTheDocument();
  });
});

it('[E3, E8] the SIM type is stored in the cart and read under its form key', async () => {
  const { user, itemsNow, valuesNow, typedNow } = await cards();
  expect(valuesNow()[keys.simType]).toBe('physical');
  await user.click(screen.getByRole('radio', { name: /^eSIM/u }));
  expect(valuesNow()[keys.simType]).toBe('eSIM');
  expect(itemsNow()[0]?.simType).toBe('eSIM');
  expect(typedNow()).toEqual({});
});
