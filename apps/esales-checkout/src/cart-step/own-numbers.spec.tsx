import { screen, waitFor } from '@testing-library/react';
import { mobileItemKeys } from '@alzette/shop-model';
import { aCartItem, aDeviceItem, fakeHttp } from '@alzette/testing';
import { errorSummary, firstButton, renderCheckout, title } from '../testing/render-checkout';

const openLines = '/api/v2/shop/open-lines';
const changedLine = { id: 'line-mobile', name: 'Alzette S', phoneNumber: '+352691123456' };
const keeping = (identifier: string) => aCartItem({ identifier, keepNumber: true });
const changing = (identifier: string) => aDeviceItem({ identifier, subscriptionMode: 'change', changedLine });

const valuesOf = (identifier: string, number: string) => {
  const keys = mobileItemKeys(identifier);
  return {
    [keys.keepNumber]: true,
    [keys.currentOperator]: 'post',
    [keys.currentNumber]: number,
    [keys.iccid]: '8935201000000012340',
  };
};

async function errorsAfterContinue(options: Parameters<typeof renderCheckout>[0]) {
  const { user } = await renderCheckout({ step: 'cart', ...options });
  await user.click(firstButton('Continue to the contract'));
  await screen.findByRole('group', { name: /correcting/u });
  return errorSummary()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

describe('[K16] the numbers of a cart', () => {
  it('belong to one item each, however they are typed', async () => {
    const items = [keeping('line-1'), keeping('line-2')];
    const values = { ...valuesOf('line-1', '691 123 456'), ...valuesOf('line-2', '00352691123456') };
    expect(await errorsAfterContinue({ items, values })).toEqual([
      'Mobile M, Number to keep: Another item of the cart keeps this number.',
    ]);
  });

  it('belong to lines that only one item changes', async () => {
    const items = [changing('line-1'), changing('line-2')];
    expect(await errorsAfterContinue({ items })).toEqual([
      'Ernz 9 Pro, Number of the line to change: Another item of the cart changes this line.',
    ]);
  });

  it('do not move here with another open order', async () => {
    const http = fakeHttp().on('GET', openLines, { changes: [], portings: ['+352691123456'] });
    const values = valuesOf('line-1', '691-123-456');
    expect(await errorsAfterContinue({ items: [keeping('line-1')], values, http })).toEqual([
      'Mobile M, Number to keep: This number is moving here with another of your orders.',
    ]);
  });

  it('belong to lines without an open change', async () => {
    const changes = [{ type: 'mobile', phoneNumber: '+352691123456' }];
    const http = fakeHttp().on('GET', openLines, { changes, portings: [] });
    expect(await errorsAfterContinue({ items: [changing('line-1')], http })).toEqual([
      'Ernz 9 Pro, Number of the line to change: A change of this line is under way. Change it again once that change is done.',
    ]);
  });

  it('do not stop the shopper when the shop does not return the open changes', async () => {
    const http = fakeHttp().fails('GET', openLines, { status: 503, code: 'database_unavailable' });
    const { user } = await renderCheckout({
      step: 'cart',
      items: [keeping('line-1')],
      values: valuesOf('line-1', '691 123 456'),
      http,
    });
    await user.click(firstButton('Continue to the contract'));
    await waitFor(() => expect(title()).toHaveTextContent('Your details'));
  });
});

it.each([
  ['Mobile L', 'Replaces Mobile L'],
  ['Mobile M', 'Your line has this plan already: Mobile M. Its contract begins again.'],
])('[K16] an item that changes a line from %s says so', async (name, text) => {
  const item = aCartItem({ subscriptionMode: 'change', changedLine: { ...changedLine, name } });
  await renderCheckout({ step: 'cart', items: [item] });
  expect(screen.getByText(text)).toBeVisible();
});
