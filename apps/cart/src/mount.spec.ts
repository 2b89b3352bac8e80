import { act, screen } from '@testing-library/react';
import { aCartItem, mountHere, storeWith } from '@alzette/testing';
import { mount } from './mount';

it('[P1, P2] mount renders the cart with the host’s store, and unmount removes everything', async () => {
  const store = storeWith({ items: [aCartItem()] });
  const { element, mounted, readyCount, fatal } = mountHere(mount, { path: '/fr/panier', locale: 'fr', store });
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Mobile M' })).toBeVisible();
  expect(readyCount()).toBe(1);
  await act(async () => mounted.unmount());
  expect(element).toBeEmptyDOMElement();
  expect(fatal).toEqual([]);
});
