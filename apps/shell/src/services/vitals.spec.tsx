import { screen, waitFor } from '@testing-library/react';

import { aCatalogue, renderShell } from '../testing/render-shell';

interface Vital {
  readonly name: string;
  readonly value: number;
}
const mockReporters: ((vital: Vital) => void)[] = [];
// jsdom paints nothing, so a mock replaces the library.
jest.mock('web-vitals', () => {
  const mockTake = (report: (vital: Vital) => void) => void mockReporters.push(report);
  return { onLCP: mockTake, onINP: mockTake, onCLS: mockTake };
});

const forget = () => {
  document.cookie = 'alzette-analytics=; max-age=0; path=/';
  mockReporters.length = 0;
};
const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
beforeEach(() => {
  forget();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterAll(forget);

const http = () => aCatalogue().on('POST', '/api/v2/shop/alzette/analytics-consents', null);

function hide() {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
}

async function sent() {
  return Promise.all(
    sendBeacon.mock.calls.map(async ([address, body]) => [
      address,
      await new Promise<unknown>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(JSON.parse(String(reader.result)));
        reader.readAsText(body);
      }),
    ]),
  );
}

describe('[T2] the speed of a page', () => {
  it('is not measured before the shopper agrees, nor after a refusal', async () => {
    const { user } = await renderShell({ path: '/en/nowhere', http: http() });
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    hide();
    expect(mockReporters).toEqual([]);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('is sent once, as the page is left, under the kind of the page', async () => {
    const { user } = await renderShell({ path: '/en/nowhere/a-name?mail=a', http: http() });
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(mockReporters).toHaveLength(3));
    for (const [index, [name, value]] of [
      ['LCP', 1800],
      ['INP', 90],
      ['CLS', 0.02],
    ].entries())
      mockReporters[index]?.({ name: String(name), value: Number(value) });
    expect(sendBeacon).not.toHaveBeenCalled();
    hide();
    hide();
    expect(await sent()).toEqual([['/api/web-vitals', { page: 'unknown', lcp: 1800, inp: 90, cls: 0.02 }]]);
  });

  it('is measured once when the shopper refuses and agrees again', async () => {
    const { user } = await renderShell({ path: '/en/nowhere', http: http() });
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(mockReporters).toHaveLength(3));
    for (const response of ['Refuse', 'Accept']) {
      await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
      await user.click(screen.getByRole('button', { name: response }));
    }
    hide();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    expect(mockReporters).toHaveLength(3);
  });

  it('is not sent if the consent is withdrawn meanwhile', async () => {
    const { user } = await renderShell({ path: '/en/nowhere', http: http() });
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(mockReporters).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    hide();
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
