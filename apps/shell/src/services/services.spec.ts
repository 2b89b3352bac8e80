import { storeWith } from '@alzette/testing';
import { readBoot } from '../boot/read-boot';
import { aBoot } from '../testing/boot';
import { createHostServices } from './host-services';
import { trackEvent } from './track-event';

afterEach(() => {
  delete window.dataLayer;
  delete window.alzetteConsent;
  jest.restoreAllMocks();
});

describe('analytics', () => {
  it('[O1] pushes events in the shape of the data layer', () => {
    window.alzetteConsent = { analytics: true };
    trackEvent('begin_checkout');
    trackEvent('purchase', { value: 19 });
    expect(window.dataLayer).toEqual([{ event: 'begin_checkout' }, { event: 'purchase', value: 19 }]);
  });

  it('[O1] pushes nothing without consent', () => {
    trackEvent('begin_checkout');
    window.alzetteConsent = { analytics: false };
    trackEvent('begin_checkout');
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('what the site server wrote into the page', () => {
  it('is read, and its absence named', () => {
    expect(readBoot).toThrow(/#alzette-boot/u);
    const script = document.body.appendChild(document.createElement('script'));
    script.id = 'alzette-boot';
    script.type = 'application/json';
    script.textContent = JSON.stringify(aBoot());
    expect(readBoot()).toEqual(aBoot());
  });

  it('[P2] offers remotes the store’s port and nothing else of the store', () => {
    const services = createHostServices(aBoot(), storeWith());
    expect(Object.keys(services.store).sort()).toEqual(['dispatch', 'getState', 'inject', 'subscribe']);
    expect(services).toMatchObject({ version: '1.1', locale: 'en', settings: aBoot().settings });
  });
});
