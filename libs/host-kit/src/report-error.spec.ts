import { createErrorReport } from './index';

afterEach(() => jest.restoreAllMocks());

describe('error reports', () => {
  it('say kind and place of an error to the site’s own server', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>();
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    createErrorReport()(new TypeError('x'.repeat(900)), { remote: 'cart' });
    const [url, blob] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('/api/errors');
    expect(blob?.type).toBe('application/json');
    expect(blob?.size).toBeLessThan(600);
    createErrorReport('https://shop.test')('gone', {});
    expect(sendBeacon.mock.lastCall?.[0]).toBe('https://shop.test/api/errors');
  });
});
