import { screen, within } from '@testing-library/react';
import type { OrderResponse } from '@alzette/shop-model';
import { anOrder, anOrderItem, plain } from '@alzette/testing';
import { renderCheckout } from '../testing/render-checkout';
import { confirmationHttp } from '../testing/summary-http';

const confirmed = anOrder({ state: 'confirmed', paymentState: 'paid', number: 'ALZ-1001' });

const openConfirmation = (order: OrderResponse) =>
  renderCheckout({ step: 'confirmation', query: 'order_token=order-token-1', http: confirmationHttp(order) });

describe('the next steps of a confirmed order', () => {
  it('[L1] shows the dates of all items, as the server computed them', async () => {
    const [information] = confirmed.complementaryInformations;
    const order: OrderResponse = {
      ...confirmed,
      items: [
        anOrderItem({ type: 'device', deviceModelName: 'Ernz 9' }),
        anOrderItem({ identifier: 'care', type: 'subscription-additional', variantName: 'Screen care' }),
        anOrderItem({
          identifier: 'home',
          type: 'internet',
          variantName: 'Fibre 500',
          mobileVariantName: null,
          installationName: 'By a technician',
        }),
      ],
      complementaryInformations: information
        ? [{ ...information, keepNumber: true, currentPhoneNumber: '+352661234567' }]
        : [],
      timeline: [
        { identifier: 'line-1', kind: 'esim', date: '2026/11/20', time: null },
        { identifier: 'line-1', kind: 'parcel', date: '2026/11/24', time: null },
        { identifier: 'line-1', kind: 'porting', date: '2026/11/25', time: null },
        { identifier: 'home', kind: 'installation', date: '2026/12/17', time: 'afternoon' },
      ],
    };
    await openConfirmation(order);
    const now = await screen.findByRole('region', { name: 'What happens now' });
    const entries = within(now).getAllByRole('listitem');
    expect(entries.slice(1).map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringMatching(/^Fri,? 20 Nov.*Your eSIM comes by e-mail.*Ernz 9 \+ Mobile M 40 GB.*ada@example\.lu/u),
      expect.stringMatching(/^Tue,? 24 Nov.*Your parcel is expected.*24, rue du Moulin, Esch-sur-Alzette/u),
      expect.stringMatching(/^Wed,? 25 Nov.*Your number \+352 661 234 567 is expected to move/u),
      expect.stringMatching(/^Thu,? 17 Dec.*By a technician, in the afternoon.*Fibre 500/u),
    ]);
  });

  it('[L1] shows the pictures of what was bought', async () => {
    const image = '/api/catalogue/images/ernz-9/blue.svg';
    const items = [
      anOrderItem({ type: 'device', deviceModelName: 'Ernz 9', image }),
      anOrderItem({ identifier: 'care', type: 'subscription-additional' }),
      anOrderItem({ identifier: 'tv', type: 'tv' }),
    ];
    const { container } = await openConfirmation({ ...confirmed, items });
    await screen.findByText('ALZ-1001');
    const grounds = [...container.querySelectorAll('[data-ground]')].map((each) => each.getAttribute('data-ground'));
    expect(grounds.filter((ground) => ground !== 'panel')).toEqual(['phones', 'tv']);
    expect(container.querySelector(`img[src$="${image}"]`)).toBeInTheDocument();
  });
});
