/** @jest-environment node */
import { aSettings, storeWith } from '@alzette/testing';
import { render } from './server';

it.each(['', '?order=token'])('renders the page on the server without personal data: %s', async (query) => {
  const rendered = await render(
    {
      place: 'orders',
      locale: 'en',
      props: { path: '/en/orders', query },
      settings: aSettings(),
      state: storeWith().getState(),
      cookies: {},
    },
    { signal: new AbortController().signal },
  );
  expect(rendered?.html).toContain('My orders');
  expect(rendered?.html).not.toContain('token');
});
