import { screen } from '@testing-library/react';
import { anOrder } from '@alzette/testing';
import { renderCheckout } from '../testing/render-checkout';
import { confirmationHttp, paths } from '../testing/summary-http';

const confirmed = anOrder({ state: 'confirmed', paymentState: 'paid', number: 'ALZ-1001' });

it.each([
  ['a page', '<html>maintenance</html>'],
  [
    'a refusal of Strapi',
    { data: null, error: { status: 403, name: 'ForbiddenError', message: 'Forbidden', details: {} } },
  ],
  ['nothing that was filled in', { data: { id: 1, attributes: { messages: null } }, meta: {} }],
  [
    'messages without text',
    { data: { id: 1, attributes: { messages: [null, { id: 1, message: null, configuration: null }] } }, meta: {} },
  ],
])(
  '[L1, L4] the confirmation shows default messages when the content service responds with %s',
  async (_title, response) => {
    const http = confirmationHttp(confirmed).on('GET', paths.messages, response as object);
    await renderCheckout({ step: 'confirmation', query: 'order_token=order-token-1', http });
    expect(await screen.findByRole('heading', { level: 1, name: /^Thank you, Ada ?!$/u })).toBeVisible();
    expect(screen.getByText('Your order is being prepared')).toBeVisible();
    expect(screen.queryByText(/maintenance|null|Forbidden/u)).not.toBeInTheDocument();
  },
);
