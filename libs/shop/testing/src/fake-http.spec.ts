import { failOnUnexpected, fakeHttp } from './fake-http';

describe('an unregistered request', () => {
  it('is refused, and fails its test even if the screen handles the error', async () => {
    const http = fakeHttp();
    await expect(http.request({ method: 'GET', url: '/api/unknown' })).rejects.toThrow('GET /api/unknown');
    expect(failOnUnexpected).toThrow('No response is registered for:\nGET /api/unknown');
    expect(failOnUnexpected).not.toThrow();
  });
});
