import { screen } from '@testing-library/react';
import type { OrderResponseItem } from '@alzette/shop-model';
import { anOrder, anOrderItem } from '@alzette/testing';
import { renderCheckout } from '../testing/render-checkout';
import { confirmationHttp, paths } from '../testing/summary-http';

const confirmed = anOrder({ state: 'confirmed', paymentState: 'paid', number: 'ALZ-1001' });

/** The confirmation of an order of these items, with these messages of the content service. */
async function renderMessages(items: readonly OrderResponseItem[], messages: readonly object[]) {
  const http = confirmationHttp({ ...confirmed, items: [...items] }).on('GET', paths.messages, {
    data: { id: 1, attributes: { messages } },
    meta: {},
  });
  return renderCheckout({ step: 'confirmation', query: 'order_token=order-token-1', http });
}

describe('the messages of the content service', () => {
  it('[L1, L4] shows the content service’s message for each ordered item, as plain text', async () => {
    const items = [anOrderItem(), anOrderItem({ identifier: 'line-2', mobileVariantName: 'Mobile S' })];
    const configuration = { clientType: 'all', taxonType: 'mobile', mode: 'new' };
    const messages = [{ id: 1, message: '<b>{firstname}</b>, {subscription_name} is on its way.', configuration }];
    const { http } = await renderMessages(items, messages);
    expect(await screen.findByText('<b>Ada</b>, Mobile M 40 GB is on its way.')).toBeVisible();
    expect(screen.getByText('<b>Ada</b>, Mobile S is on its way.')).toBeVisible();
    expect(http.requestsTo('GET', paths.messages)[0]?.query).toEqual({
      locale: 'en',
      populate: 'messages.configuration',
    });
  });

  it('[L1] shows equal messages of two items once', async () => {
    const items = [
      anOrderItem(),
      anOrderItem({ identifier: 'line-2' }),
      anOrderItem({ identifier: 'line-3', type: 'tv' }),
    ];
    const anyone = { clientType: 'all', mode: 'all' };
    const messages = [
      { id: 1, message: '{subscription_name} is on its way.', configuration: { ...anyone, taxonType: 'mobile' } },
      { id: 2, message: 'The channels are there soon.', configuration: { ...anyone, taxonType: 'tv' } },
    ];
    await renderMessages(items, messages);
    expect(await screen.findAllByText('Mobile M 40 GB is on its way.')).toHaveLength(1);
    expect(screen.getByText('The channels are there soon.')).toBeVisible();
    expect(screen.getByText('Mobile M (1), Mobile M (2):')).toBeVisible();
  });

  it('[L1] folds the messages of a household, and names a thing that two items have once', async () => {
    const box = { type: 'subscription-additional', variantName: 'Wifi box' } as const;
    const items = [
      anOrderItem(),
      anOrderItem({ identifier: 'line-2', type: 'tv' }),
      anOrderItem({ identifier: 'box-1', ...box }),
      anOrderItem({ identifier: 'box-2', ...box }),
    ];
    const messages = ['mobile', 'tv', 'subscription-additional'].map((taxonType, id) => ({
      id,
      message: `About ${taxonType}.`,
      configuration: { clientType: 'all', taxonType, mode: 'all' },
    }));
    const { user } = await renderMessages(items, messages);
    const fold = await screen.findByText('For each product');
    expect(screen.getByText('About tv.')).not.toBeVisible();
    await user.click(fold);
    expect(screen.getByText('About tv.')).toBeVisible();
    expect(screen.getByText('Wifi box:')).toBeVisible();
  });
});
