import { screen, within } from '@testing-library/react';
import { deliveryKeys } from '@alzette/shop-model';
import { selectValues } from '@alzette/shop-store';
import { aCartItem, plain } from '@alzette/testing';
import { firstButton, renderCheckout, title } from '../testing/render-checkout';
import { summaryHttp } from '../testing/summary-http';
import { contractAnswers } from '../testing/typed-answers';
import { deliveryIsComplete } from './delivery-schema';

const lines = [
  aCartItem(),
  aCartItem({ identifier: 'line-2', simType: 'eSIM', variant: { code: 's', name: 'Mobile S' } }),
];
const renderDelivery = (values = {}) =>
  renderCheckout({ step: 'delivery', items: lines, values: { ...contractAnswers, ...values }, http: summaryHttp() });
const sameAsBilling = () => screen.getByRole('switch', { name: 'Deliver to the billing address' });

describe('the delivery address', () => {
  it('[J1] is the billing address by default, shown as on an envelope', async () => {
    const { user } = await renderDelivery();
    expect(sameAsBilling()).toBeChecked();
    expect(sameAsBilling()).toHaveAttribute('name', 'delivery.address.same-as-billing');
    expect(plain(document.querySelector('address')?.textContent)).toBe(
      'Ada Weber24, rue du MoulinL-4251 Esch-sur-Alzette',
    );
    expect(screen.queryByLabelText('Street')).not.toBeInTheDocument();
    await user.click(firstButton('Continue to the summary'));
    expect(title()).toHaveTextContent('Summary and payment');
    await screen.findByText('Mobile contract');
  });

  it('[J1] elsewhere asks for name and whole address', async () => {
    const { user, store } = await renderDelivery();
    await user.click(sameAsBilling());
    await user.click(firstButton('Continue to the summary'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'First name: Enter the recipient’s first name.',
      'Last name: Enter the recipient’s last name.',
      'Street: Enter the street.',
      'Number: Enter the number.',
      'Postcode: Enter the postcode.',
      'Town: Enter the town.',
    ]);
    expect(title()).toHaveTextContent('Delivery');
    expect(screen.getByLabelText('Country')).toHaveValue('Luxembourg');
    expect(deliveryIsComplete({ items: lines, values: selectValues(store.getState()) })).toBe(false);
  });

  it.each([
    [{ [deliveryKeys.postalCode]: '57100' }, 'four digits'],
    [{ [deliveryKeys.streetNumber]: 'b' }, 'In figures'],
  ])('[J1] elsewhere refuses %j', async (wrong, text) => {
    const elsewhere = {
      [deliveryKeys.sameAsBilling]: false,
      [deliveryKeys.firstname]: 'Zoé',
      [deliveryKeys.lastname]: 'Klein',
      [deliveryKeys.street]: 'Grand-Rue',
      [deliveryKeys.streetNumber]: '7',
      [deliveryKeys.postalCode]: 'L-1660',
      [deliveryKeys.city]: 'Luxembourg',
    };
    expect(deliveryIsComplete({ items: lines, values: elsewhere })).toBe(true);
    const { user } = await renderDelivery({ ...elsewhere, ...wrong });
    await user.click(firstButton('Continue to the summary'));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('[J1] forgets what was wrong elsewhere once it is the billing address again', async () => {
    const { user, store } = await renderDelivery({ [deliveryKeys.sameAsBilling]: false });
    await user.click(firstButton('Continue to the summary'));
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(sameAsBilling());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(deliveryIsComplete({ items: lines, values: selectValues(store.getState()) })).toBe(true);
  });
});

describe('the delivery methods', () => {
  it('[J2] are a line per physical SIM, worth 1 euro and free; none for an eSIM', async () => {
    await renderDelivery();
    const methods = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('SIM card for'));
    expect(methods).toHaveLength(1);
    const line = within(methods[0] as HTMLElement);
    expect(line.getByText('SIM card for Mobile M')).toBeVisible();
    expect(line.getByText('€1.00', { exact: false }).closest('s')).toBeInTheDocument();
    expect(line.getByText('Free')).toBeVisible();
  });
});
