import { act, screen } from '@testing-library/react';
import { fakeHttp, mountHere } from '@alzette/testing';
import { mount } from './mount';

it('mounts with the host’s store, and leaves nothing behind after unmounting', async () => {
  const http = fakeHttp().on('GET', '/api/v2/shop/my-orders', { orders: [] });
  const { element, mounted, readyCount, fatal } = mountHere(mount, { path: '/fr/commandes', locale: 'fr', http });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mes commandes' })).toBeVisible();
  expect(readyCount()).toBe(1);
  await act(async () => mounted.unmount());
  expect(element).toBeEmptyDOMElement();
  expect(fatal).toEqual([]);
});
