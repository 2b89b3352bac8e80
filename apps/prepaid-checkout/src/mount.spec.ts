import { act, screen } from '@testing-library/react';
import { aTopUp, mountHere, storeWith } from '@alzette/testing';
import { mount } from './mount';

it('[A4, P1, P2] mount renders the checkout of a prepaid cart with the host’s store', async () => {
  const store = storeWith({ cart: { checkoutType: 'prepaid_top_up', prepaid: aTopUp() } });
  const { element, mounted, readyCount, fatal } = mountHere(mount, { path: '/de/checkout', locale: 'de', store });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welche Nummer laden wir auf?');
  expect(readyCount()).toBe(1);
  await act(async () => mounted.unmount());
  expect(element).toBeEmptyDOMElement();
  expect(fatal).toEqual([]);
});
