import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { act, screen } from '@testing-library/react';
import { followRefreshEvents, recogniseCustomer } from '@alzette/host-kit';
import { makeStore, persist } from '@alzette/shop-store';
import { fakeHttp, mountHere } from '@alzette/testing';
import { mount } from './mount';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A host that creates all objects for one visit to its page. Resolves to a weak reference to the store after the visit. */
async function visit(): Promise<WeakRef<object>> {
  const store = makeStore();
  const leaving = new AbortController();
  const ends = [persist(store, () => undefined), followRefreshEvents(store), () => leaving.abort()];
  const http = fakeHttp().on('GET', '/api/session', { status: 'guest' });
  const { mounted, element, services } = mountHere(mount, { path: '/fr/panier', locale: 'fr', store, http });
  await recogniseCustomer(store, services, leaving.signal);
  await screen.findByRole('heading', { level: 1, name: 'Votre panier' });
  await act(async () => mounted.unmount());
  ends.forEach((end) => end());
  element.remove();
  return new WeakRef(store);
}

it('[P2, P4] leaves nothing in memory of a host that makes new services for each mount', async () => {
  const stores: WeakRef<object>[] = [];
  for (let visits = 0; visits < 20; visits += 1) stores.push(await visit());
  // Objects in recent use stay until the next task.
  for (let tasks = 0; tasks < 3; tasks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    collectGarbage();
  }
  expect(stores.filter((store) => store.deref() !== undefined)).toHaveLength(0);
});
