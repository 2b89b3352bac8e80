import { expect, test } from './support/fixtures';
import { startShop } from './support/shop-servers';

test('[G3, H2, I6] a production build does not start with a bypassed check', async () => {
  await expect(startShop({ ALZETTE_BYPASS: 'identity' })).rejects.toThrow(
    /ALZETTE_BYPASS is "identity" in a production build/u,
  );
});

test('[P1, P3] a production site does not start with allowed overrides of remotes', async () => {
  await expect(startShop({ ALZETTE_OVERRIDES: 'http://localhost:*' })).rejects.toThrow(
    /ALZETTE_OVERRIDES is set on a production site/u,
  );
});
