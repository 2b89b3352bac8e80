import { screen, waitFor, within } from '@testing-library/react';
import { selectCart } from '@alzette/shop-store';
import { aCartItem, aCustomer, anOrder, fakeHttp } from '@alzette/testing';
import { events, firstButton, renderCheckout, title } from './testing/render-checkout';
import { valuesUpToSummary, contractValues } from './testing/typed-values';

const stepper = () => within(screen.getByRole('navigation', { name: /^Step/u }));
const states = () =>
  stepper()
    .getAllByRole('listitem')
    .map((item) => `${item.dataset['stepId']} ${item.dataset['state']}`);

describe('the checkout flow', () => {
  it('[A4] is esales for an esales cart', async () => {
    await renderCheckout();
    expect(title()).toHaveTextContent('Your order');
    expect(document.querySelector('[data-step="cart"]')).toBeInTheDocument();
  });

  it.each(['prepaid_top_up', 'prepaid_starter_pack', 'anything'])(
    '[A4] is missing for a cart of type %s, with a link back',
    async (type) => {
      await renderCheckout({ cart: { checkoutType: type as 'esales' } });
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/en/cart');
    },
  );

  it('[A5] keeps the preconfigured token of the address', async () => {
    const { store } = await renderCheckout({ query: 'preconf_token=token-1' });
    await waitFor(() => expect(selectCart(store.getState()).preconfToken).toBe('token-1'));
  });

  it('[A5] shows the confirmation of the order in the address, also with an empty cart', async () => {
    const order = anOrder({ state: 'confirmed', number: 'ALZ-1' });
    const http = fakeHttp()
      .on('GET', '/api/v2/shop/orders/order-token-1', order)
      .on('GET', '/api/content/confirmation-messages', { data: { attributes: { messages: [] } } })
      .on('GET', '/api/v2/tool/sign/documents/order-token-1', { documents: [] });
    await renderCheckout({ step: 'confirmation', query: 'order_token=order-token-1', items: [], http });
    expect(await screen.findByText('ALZ-1')).toBeVisible();
  });
});

describe('the stepper', () => {
  it('[G1, G2] shows done, active and later steps; later ones are disabled', async () => {
    await renderCheckout({ step: 'delivery', values: contractValues });
    expect(states()).toEqual(['cart done', 'contract done', 'delivery active', 'summary next', 'confirmation next']);
    expect(stepper().getByRole('button', { name: 'Summary and payment' })).toBeDisabled();
    expect(stepper().getByRole('button', { name: 'Confirmation' })).toBeDisabled();
    expect(screen.getByRole('navigation', { name: 'Step 3 of 5' })).toBeVisible();
  });

  it('[G1] has four steps when nothing is delivered', async () => {
    await renderCheckout({ items: [aCartItem({ simType: 'eSIM' })] });
    expect(states()).toEqual(['cart active', 'contract next', 'summary next', 'confirmation next']);
  });

  it('[G2] opens a done step on a click, with its address, its title and focus', async () => {
    const { user, navigations } = await renderCheckout({ step: 'delivery', values: contractValues });
    await user.click(stepper().getByRole('button', { name: 'Cart' }));
    expect(navigations.at(-1)).toBe('/en/checkout?step=cart');
    expect(title()).toHaveTextContent('Your order');
    expect(title()).toHaveFocus();
    expect(document.title).toBe('Your order, Alzette');
  });

  it('[G2] lists the done steps on a press where the screen is narrow', async () => {
    const { user, navigations } = await renderCheckout({ step: 'delivery', values: contractValues });
    await user.click(stepper().getByRole('button', { name: 'Delivery Step 3 of 5' }));
    expect(stepper().getByRole('list')).toHaveAttribute('data-open', 'true');
    await user.click(stepper().getByRole('button', { name: 'Contract' }));
    expect(navigations.at(-1)).toBe('/en/checkout?step=contract');
  });

  it('[G2] opens no step on the last one', async () => {
    const http = fakeHttp().fails('GET', '/api/v2/shop/orders/t', { status: 404, code: 'not_found' });
    const { user, navigations } = await renderCheckout({
      step: 'confirmation',
      query: 'order_token=t',
      values: valuesUpToSummary,
      http,
    });
    await screen.findByText('This order cannot be seen here');
    for (const button of stepper().getAllByRole('button')) {
      expect(button).toBeDisabled();
      await user.click(button);
    }
    expect(navigations).toEqual([]);
  });

  it('[G2] has a back button on every step but the first', async () => {
    const { user } = await renderCheckout({ step: 'contract' });
    await user.click(screen.getByRole('button', { name: 'Back to the cart' }));
    expect(title()).toHaveTextContent('Your order');
    expect(screen.queryByRole('button', { name: /^Back/u })).not.toBeInTheDocument();
  });

  it('[G3] redirects the address of a later step to the first incomplete one', async () => {
    const { navigations } = await renderCheckout({ step: 'summary' });
    expect(title()).toHaveTextContent('Your details');
    expect(navigations).toEqual(['/en/checkout?step=contract']);
  });

  it('follows the browser’s Back button', async () => {
    const { user } = await renderCheckout({ step: 'cart' });
    await user.click(firstButton('Continue to the contract'));
    expect(title()).toHaveTextContent('Your details');
    window.history.back();
    await waitFor(() => expect(title()).toHaveTextContent('Your order'));
  });
});

describe('the cart step', () => {
  it('[E3] keeps the SIM type, which decides the steps', async () => {
    const { user } = await renderCheckout();
    await user.click(screen.getByRole('button', { name: 'Mobile M' }));
    await user.click(screen.getByRole('radio', { name: /^eSIM/u }));
    expect(states()).not.toContain('delivery next');
    await user.click(screen.getByRole('radio', { name: /^SIM card/u }));
    expect(states()).toContain('delivery next');
  });

  it('[G1, O1] continues to the contract step and tracks each step', async () => {
    const { user, tracked } = await renderCheckout();
    await user.click(firstButton('Continue to the contract'));
    expect(title()).toHaveTextContent('Your details');
    expect(events(tracked)).toEqual(['begin_checkout', 'checkout_cart', 'checkout_contact_detail_contract']);
    const items = [{ item_id: 'mobile-m-24', item_name: 'Mobile M', item_category: 'mobile', price: 19, quantity: 1 }];
    const data = { client_status: 'new-client', ecommerce: { currency: 'EUR', value: 19, items } };
    expect(tracked.map((each) => each.data)).toEqual([data, data, data]);
  });

  it('[O1] begins at whatever step a link leads to, but not with an empty cart or at the confirmation', async () => {
    const { tracked } = await renderCheckout({ step: 'contract' });
    expect(events(tracked)).toEqual(['begin_checkout', 'checkout_contact_detail_contract']);
    expect(events((await renderCheckout({ items: [] })).tracked)).not.toContain('begin_checkout');
    const http = fakeHttp().on('GET', '/api/v2/shop/orders/order-1', () => new Promise(() => undefined));
    const returned = await renderCheckout({ step: 'confirmation', query: 'order_token=order-1', http });
    expect(events(returned.tracked)).toEqual(['checkout_confirmation']);
  });

  it('[A9, O1] tracks a customer as an old client', async () => {
    const { tracked } = await renderCheckout({ customer: aCustomer() });
    expect(tracked[0]).toMatchObject({ event: 'begin_checkout', data: { client_status: 'old-client' } });
  });

  it('[E7] shows a message for an empty cart and does not continue', async () => {
    const { user } = await renderCheckout({ step: 'contract' });
    await user.click(stepper().getByRole('button', { name: 'Cart' }));
    await user.click(screen.getByRole('button', { name: 'Delete Mobile M' }));
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue to the contract' })).not.toBeInTheDocument();
  });
});

describe('the side panel', () => {
  it('[G5] shows the cart and the secure-payment block', async () => {
    await renderCheckout({ step: 'contract' });
    const aside = within(screen.getByRole('complementary'));
    expect(aside.getByText('Mobile M')).toBeVisible();
    expect(aside.getByText('€24.99 per month')).toBeInTheDocument();
    expect(aside.getByRole('region', { name: 'Secure card payment' })).toBeVisible();
  });

  it('[D6, G5] the cart names what is included', async () => {
    await renderCheckout({ step: 'contract', items: [aCartItem({ advantageNames: ['Visual voicemail'] })] });
    expect(within(screen.getByRole('complementary')).getByText('40 GB, Visual voicemail')).toBeVisible();
  });

  it('[A7, G5] the secure-payment block is on narrow screens too, where the bar opens the cart', async () => {
    await renderCheckout({ step: 'contract' });
    const region = (name: string) => within(screen.getByRole('complementary')).getByRole('region', { name });
    expect(region('Your cart').closest('.wideOnly')).not.toBeNull();
    expect(region('Secure card payment').closest('.wideOnly')).toBeNull();
  });
});
