import { screen, within } from '@testing-library/react';
import { contractKeys, deliveryKeys, type OrderRequest } from '@alzette/shop-model';
import { selectValues } from '@alzette/shop-store';
import { aCartItem, aDeviceItem, aKycInformation, plain } from '@alzette/testing';
import { kycValues } from '../contract-step/identity';
import { firstButton, renderCheckout, title } from '../testing/render-checkout';
import { paths, summaryHttp } from '../testing/summary-http';
import { contractValues } from '../testing/typed-values';
import { deliveryIsComplete } from './delivery-schema';

const items = [
  aCartItem(),
  aCartItem({ identifier: 'line-2', simType: 'eSIM', variant: { code: 's', name: 'Mobile S' } }),
];
const renderDelivery = (values = {}, cart = items) =>
  renderCheckout({ step: 'delivery', items: cart, values: { ...contractValues, ...values }, http: summaryHttp() });
const elsewhere = {
  [deliveryKeys.sameAsBilling]: false,
  [deliveryKeys.firstname]: 'Zoé',
  [deliveryKeys.lastname]: 'Klein',
  [deliveryKeys.street]: 'Grand-Rue',
  [deliveryKeys.streetNumber]: '7',
  [deliveryKeys.postalCode]: 'L-1660',
  [deliveryKeys.city]: 'Luxembourg',
};
const sameAsBilling = () => screen.getByRole('switch', { name: 'Deliver to the billing address' });

describe('the delivery address', () => {
  it('[J1] is the billing address by default, printed as on an envelope', async () => {
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

  it('[J1] requires name and whole address if it differs', async () => {
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
    expect(deliveryIsComplete({ items, values: selectValues(store.getState()) })).toBe(false);
  });

  it.each([
    [{ [deliveryKeys.postalCode]: '57100' }, 'four digits'],
    [{ [deliveryKeys.streetNumber]: 'b' }, 'for example 12A'],
  ])('[J1] refuses %j if it differs', async (wrong, text) => {
    expect(deliveryIsComplete({ items, values: elsewhere })).toBe(true);
    const { user } = await renderDelivery({ ...elsewhere, ...wrong });
    await user.click(firstButton('Continue to the summary'));
    expect(screen.getByRole('group', { name: /correcting/u })).toHaveTextContent(text);
  });

  it.each(['12A', '3 bis', '12-14', '12/3', '12 bte 4', '24 1/2', '5 b', 'A 12'])(
    '[J1] sends the house number %j as it is typed',
    async (typed) => {
      const { user, http } = await renderDelivery({ ...elsewhere, [deliveryKeys.streetNumber]: '' });
      await user.type(screen.getByLabelText('Number'), ` ${typed} `);
      await user.click(firstButton('Continue to the summary'));
      await screen.findByText('Mobile contract');
      expect(http.requestsTo('POST', paths.order)[0]?.body).toMatchObject({
        shippingAddress: { street: `${typed}, Grand-Rue` },
        billingAddress: { street: '24, rue du Moulin' },
      });
    },
  );

  it('[J1, H6] needs no first name for a person with one name', async () => {
    const person = kycValues(aKycInformation({ Firstname: '', Lastname: 'Suharto' }));
    const { user, http } = await renderDelivery({ ...person, ...elsewhere, [deliveryKeys.firstname]: '' });
    await user.click(firstButton('Continue to the summary'));
    await screen.findByText('Mobile contract');
    const order = http.requestsTo('POST', paths.order)[0]?.body as OrderRequest;
    expect(order.shippingAddress).toMatchObject({ firstName: '', lastName: 'Klein' });
  });

  it('[J1] accepts the longest street and house number within the limits of the order', async () => {
    const empty = { ...elsewhere, [deliveryKeys.street]: '', [deliveryKeys.streetNumber]: '12345678901234567890' };
    const { user, http } = await renderDelivery(empty);
    await user.click(screen.getByLabelText('Street'));
    await user.paste('a'.repeat(250));
    await user.click(firstButton('Continue to the summary'));
    await screen.findByText('Mobile contract');
    const order = http.requestsTo('POST', paths.order)[0]?.body as OrderRequest;
    expect(order.shippingAddress.street.length).toBeLessThanOrEqual(200);
  });

  it('[J1] has no errors once it is the billing address again', async () => {
    const { user, store } = await renderDelivery({ [deliveryKeys.sameAsBilling]: false });
    await user.click(firstButton('Continue to the summary'));
    expect(screen.getByRole('group', { name: /correcting/u })).toBeVisible();
    await user.click(sameAsBilling());
    expect(screen.queryByRole('group', { name: /correcting/u })).not.toBeInTheDocument();
    expect(deliveryIsComplete({ items, values: selectValues(store.getState()) })).toBe(true);
  });
});

describe('the delivery methods', () => {
  it('[J2] are one for each physical SIM, its price by the tariff struck through beside “Free”; an eSIM has none', async () => {
    await renderDelivery();
    const methods = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('SIM card for'));
    expect(methods).toHaveLength(1);
    const line = within(methods[0] as HTMLElement);
    expect(line.getByText('SIM card for Mobile M')).toBeVisible();
    expect(line.getByText('Delivery fee')).toBeVisible();
    expect((await line.findByText('€1.00')).closest('s')).not.toBeNull();
    expect(line.getByText('Free')).toBeVisible();
  });

  it('[J2] are one for equal things, with their number and the sum of their prices', async () => {
    await renderDelivery({}, [aCartItem(), aCartItem({ identifier: 'line-2' })]);
    const row = screen.getByText('SIM cards for 2 × Mobile M').closest('li') as HTMLElement;
    expect((await within(row).findByText('€2.00')).closest('s')).not.toBeNull();
    expect(screen.queryByText('SIM card for Mobile M')).not.toBeInTheDocument();
  });

  it('[J2] are one for each device and deliverable add-on, their price struck through beside “Free”', async () => {
    const device = aDeviceItem({ identifier: 'phone-1' });
    const box = aCartItem({
      identifier: 'box-1',
      type: 'subscription-additional',
      parentIdentifier: 'phone-1',
      deliverable: true,
      variant: { code: 'box-1', name: 'WiFi booster' },
    });
    const cloud = { ...box, identifier: 'cloud-1', deliverable: false };
    const values = { ...contractValues, [contractKeys.residentFileState]: 'VALID' };
    await renderCheckout({ step: 'delivery', items: [device, box, cloud], values, http: summaryHttp() });
    const card = within(screen.getByRole('region', { name: 'Delivery' }));
    await card.findAllByText('€5.99');
    const parcels = card.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('By parcel'));
    expect(parcels.map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringMatching(new RegExp(`^${device.product.name}.*Delivery fee.*€5.99 ?Free$`, 'u')),
      expect.stringMatching(/^WiFi booster.*Delivery fee.*€5.99 ?Free$/u),
    ]);
  });
});
