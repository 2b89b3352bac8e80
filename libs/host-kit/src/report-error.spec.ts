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

  it('name the request that was answered with the error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>();
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    createErrorReport()(Object.assign(new Error('away'), { problem: { requestId: 'request-1' } }), {
      operation: 'payment',
    });
    const sent = new FileReader();
    const read = new Promise((resolve) => sent.addEventListener('load', resolve));
    sent.readAsText(sendBeacon.mock.lastCall?.[1] ?? new Blob());
    await read;
    expect(JSON.parse(String(sent.result))).toEqual({
      message: 'Error: away',
      context: { operation: 'payment', requestId: 'request-1' },
    });
  });
});
