import { hostServicesVersion } from '@alzette/remote-contract';
import { storeWith } from '@alzette/testing';
import { createServices } from './index';

const site = 'https://shop.test';
const own = { locale: 'de', navigate: jest.fn(), track: jest.fn() } as const;
const respondWith = (body: unknown, status = 200) => {
  global.fetch = jest.fn(() =>
    Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) } as Response),
  );
};

describe('createServices', () => {
  it('[P4] has the settings that the shop sends to this page, and what the host brings', async () => {
    const settings = { provider: 'moselle' };
    respondWith({ settings, isCustomer: false });
    const store = storeWith({});
    const services = await createServices(site, { store, ...own });
    expect(fetch).toHaveBeenCalledWith(`${site}/embed/boot.json`, { credentials: 'include' });
    expect(services).toMatchObject({ ...own, site, settings, version: hostServicesVersion });
    expect(services.store.getState()).toBe(store.getState());
    expect(services).not.toHaveProperty('store.replaceReducer');
  });

  it('[P4] sends error reports to the shop', async () => {
    respondWith({ settings: {} });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>();
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    (await createServices(site, { store: storeWith({}), ...own })).report('gone', {});
    expect(sendBeacon.mock.lastCall?.[0]).toBe(`${site}/api/errors`);
  });

  it('[P4] says why the shop cannot be used', async () => {
    respondWith({}, 503);
    await expect(createServices(site, { store: storeWith({}), ...own })).rejects.toThrow(`${site} responded 503`);
    global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(createServices(site, { store: storeWith({}), ...own })).rejects.toThrow(
      `does not allow the origin ${window.origin}`,
    );
  });
});
