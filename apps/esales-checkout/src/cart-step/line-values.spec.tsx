import { screen, waitFor, within } from '@testing-library/react';
import { mobileItemKeys, tvItemKeys, type CartItem, offerOf } from '@alzette/shop-model';
import { aCartItem, aDeviceItem, anInternetVariant, aTvVariant } from '@alzette/testing';
import { lineAddressValues } from '../testing/typed-values';
import { errorSummary, firstButton, renderCheckout, title } from '../testing/render-checkout';

const keys = mobileItemKeys('line-1');
const keeping = aCartItem({ keepNumber: true });
const typed = {
  [keys.keepNumber]: true,
  [keys.currentOperator]: 'post',
  [keys.currentNumber]: '691 123 456',
  [keys.iccid]: '8935201000000012340',
};
const withoutNumber = { id: 'line-mobile', name: 'Alzette S', phoneNumber: null };
const changing = aDeviceItem({ subscriptionMode: 'change', changedLine: withoutNumber });
const appTv: CartItem = {
  ...offerOf(aTvVariant()).item({ identifier: 'tv-1', origin: '/en/tv' }),
  requiresAppleTv: true,
};

const aFibreLine = offerOf(anInternetVariant()).item({ identifier: 'fibre-1', origin: '/en/internet' });

const goOn = () => firstButton('Continue to the contract');
const atContract = async () => waitFor(() => expect(title()).toHaveTextContent('Your details'));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const errorLines = async () => {
  await screen.findByRole('group', { name: /correcting/u });
  return errorSummary()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

describe('a kept number', () => {
  it('[E3, G3] gets separate errors for missing operator, number and ICCID', async () => {
    const { user, navigations } = await renderCheckout({ step: 'cart', items: [keeping] });
    await user.click(goOn());
    expect(await errorLines()).toEqual([
      'Mobile M, Current operator: Choose your current operator.',
      'Mobile M, Number to keep: Enter the number that you keep.',
      'Mobile M, Number of your SIM card (ICCID): Enter the number of your present SIM card.',
    ]);
    expect(screen.getByRole('combobox', { name: 'Current operator' })).toHaveAccessibleDescription(
      /Choose your current operator\./u,
    );
    expect(field('Number to keep')).toHaveAccessibleDescription(/Enter the number that you keep\./u);
    expect(field(/ICCID/u)).toHaveAccessibleDescription(/Enter the number of your present SIM card\./u);
    expect(navigations).toEqual([]);
  });

  it('[G3] shows a focused summary of errors with links to the fields, and scrolls to the first', async () => {
    const scrolled: string[] = [];
    const scrollIntoView = jest.fn(function (this: HTMLElement) {
      scrolled.push(this.id);
    });
    Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', { value: scrollIntoView, configurable: true });
    const { user } = await renderCheckout({ step: 'cart', items: [keeping] });
    await user.click(goOn());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', keys.currentOperator));
    expect(scrolled).toEqual([keys.currentOperator]);
    await user.click(errorSummary().getByRole('link', { name: /ICCID/u }));
    expect(field(/ICCID/u)).toHaveFocus();
    await user.click(goOn());
    await waitFor(() => expect(scrolled.at(-1)).toBe(keys.currentOperator));
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });

  it('[E3] lets the step continue once every value is given; each error disappears when it is corrected', async () => {
    const { user } = await renderCheckout({ step: 'cart', items: [keeping] });
    await user.click(goOn());
    await screen.findByRole('group', { name: /correcting/u });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Current operator' }), 'Alzette prepaid');
    expect(await errorLines()).toHaveLength(2);
    await user.type(field('Number to keep'), '691-123-456');
    await user.type(field(/ICCID/u), '8935 2010 0000 0012 340');
    expect(screen.queryByRole('group', { name: /correcting/u })).not.toBeInTheDocument();
    await user.click(goOn());
    await atContract();
  });

  it('[E4] has to be a mobile number of Luxembourg, also under the rule of the phone parser', async () => {
    const { user } = await renderCheckout({
      step: 'cart',
      items: [keeping],
      values: { ...typed, [keys.currentNumber]: '601 123 456' },
    });
    await user.click(goOn());
    expect(await errorLines()).toEqual([
      'Mobile M, Number to keep: Enter a Luxembourg mobile number, for example +352 691 123 456.',
    ]);
    await user.clear(field('Number to keep'));
    await user.type(field('Number to keep'), '661 123 456');
    await user.click(goOn());
    await atContract();
  });

  it('[E4] is accepted with an ICCID whose check digit is wrong', async () => {
    const { user } = await renderCheckout({
      step: 'cart',
      items: [keeping],
      values: { ...typed, [keys.iccid]: '8935201000000012341' },
    });
    expect(screen.getByText(/^One digit does not look right/u)).toBeVisible();
    await user.click(goOn());
    await atContract();
  });

  it('[E1] requires no values once it is switched off', async () => {
    const { user } = await renderCheckout({ step: 'cart', items: [keeping] });
    await user.click(goOn());
    await screen.findByRole('group', { name: /correcting/u });
    await user.click(screen.getByRole('switch', { name: 'Keep my number' }));
    expect(screen.queryByRole('group', { name: /correcting/u })).not.toBeInTheDocument();
    await user.click(goOn());
    await atContract();
  });

  it('[E3] names its line item in each error', async () => {
    const other = aCartItem({
      identifier: 'line-2',
      variant: { code: 'mobile-s', name: 'Mobile S' },
      keepNumber: true,
    });
    const { user } = await renderCheckout({ step: 'cart', items: [keeping, other], values: typed });
    await user.click(goOn());
    expect((await errorLines()).every((line) => line.startsWith('Mobile S, '))).toBe(true);
    const first = within(screen.getByRole('article', { name: 'Mobile M' }));
    await user.click(first.getByRole('button', { name: 'Mobile M' }));
    expect(first.getByRole('textbox', { name: 'Number to keep' })).not.toHaveAttribute('aria-invalid');
  });
});

describe('a changed line', () => {
  it('[E2, E3] requires its number only', async () => {
    const { user } = await renderCheckout({ step: 'cart', items: [changing] });
    await user.click(goOn());
    const [line, ...more] = await errorLines();
    expect(line).toMatch(/Number of the line to change: Enter the number of the line\.$/u);
    expect(more).toEqual([]);
    await user.type(field('Number of the line to change'), '691 123 456');
    await user.click(goOn());
    await atContract();
  });
});

describe('the Apple TV of an offer', () => {
  it('[E5] has to be confirmed if the offer needs one', async () => {
    const { user } = await renderCheckout({ step: 'cart', items: [appTv], values: lineAddressValues });
    await user.click(goOn());
    expect(await errorLines()).toEqual([
      expect.stringMatching(/I have an Apple TV: Confirm that you have an Apple TV, or delete/u),
    ]);
    const box = screen.getByRole('checkbox', { name: /^I have an Apple TV/u });
    expect(box).toBeInvalid();
    await user.click(box);
    await user.click(goOn());
    await atContract();
  });
});

it('[G3] errors are listed in the order of the page, whatever the order of the cart', async () => {
  const { user } = await renderCheckout({
    step: 'cart',
    items: [appTv, keeping],
    values: { ...lineAddressValues, ...typed, [keys.iccid]: '' },
  });
  await user.click(goOn());
  expect(await errorLines()).toEqual([expect.stringMatching(/ICCID/u), expect.stringMatching(/Apple TV/u)]);
});

describe('an address of a step after the cart', () => {
  it.each([
    ['a number without its values', [keeping], {}],
    ['an invalid number', [keeping], { ...typed, [keys.currentNumber]: '26 10 20 30' }],
    ['an invalid ICCID', [keeping], { ...typed, [keys.iccid]: '8935' }],
    ['a changed line without its number', [changing], {}],
    ['an Apple TV that is not confirmed', [appTv], lineAddressValues],
    ['a fixed line without its address', [aFibreLine], {}],
    ['a line without SIM type', [aCartItem({ simType: null })], {}],
  ])('[E3, G3] redirects to the cart with %s', async (_what, items, values) => {
    const { navigations } = await renderCheckout({ step: 'contract', items, values });
    expect(title()).toHaveTextContent('Your order');
    expect(navigations).toContain('/en/checkout?step=cart');
  });

  it.each([
    ['a number and its values', [keeping], typed],
    ['an Apple TV that is confirmed', [appTv], { ...lineAddressValues, [tvItemKeys('tv-1').confirmAppleTv]: true }],
    ['a fixed line whose address is known', [aFibreLine], lineAddressValues],
    [
      'a changed line whose number is known',
      [aDeviceItem({ subscriptionMode: 'change', changedLine: { ...withoutNumber, phoneNumber: '+352691123456' } })],
      {},
    ],
  ])('[E3] opens with %s', async (_what, items, values) => {
    await renderCheckout({ step: 'contract', items, values });
    expect(title()).toHaveTextContent('Your details');
  });
});
