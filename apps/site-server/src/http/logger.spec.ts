import { loggablePath } from './logger';

it.each([
  ['/fr/checkout?order_token=secret', '/fr/checkout'],
  ['/api/v2/tool/iban/validate/LU280019400644750000', '/api/v2/tool/iban/validate/…'],
  ['/api/v2/shop/orders/3f6b2c1d9e8a4f5b6c7d8e9f0a1b2c3d', '/api/v2/shop/orders/…'],
  ['/remotes/cart/1.0.0/remoteEntry.js', '/remotes/cart/1.0.0/remoteEntry.js'],
])('%s is logged as %s', (url, path) => {
  expect(loggablePath(url)).toBe(path);
});
