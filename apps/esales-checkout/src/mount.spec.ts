import { act, screen } from '@testing-library/react';
import { aCartItem, mountHere, storeWith } from '@alzette/testing';
import { mount } from './mount';

it('[P1, P2] mount renders the checkout with the host’s store and its private slice', async () => {
  const store = storeWith({ items: [aCartItem()] });
  const { element, mounted, readyCount, fatal } = mountHere(mount, { path: '/de/checkout', locale: 'de', store });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ihre Bestellung');
  expect(Object.keys(store.getState())).toContain('esales-checkout/order');
  expect(readyCount()).toBe(1);
  await act(async () => mounted.unmount());
  expect(element).toBeEmptyDOMElement();
  expect(fatal).toEqual([]);
});
