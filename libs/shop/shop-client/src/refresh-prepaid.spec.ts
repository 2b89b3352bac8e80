import type { HttpRequest } from '@alzette/remote-contract';
import { aStarterPack, aTopUp } from '@alzette/shop-model/testing';
import { refreshPrepaid } from './saved-cart';
import { recorder } from './testing/recorder';

const sent: HttpRequest[] = [];
const amounts = recorder({ items: [{ code: 'top-up-20', name: 'Aufladung von 20 €', amount: 2100 }] }, sent);

describe('a refreshed prepaid product', () => {
  it('[M1] has the name in the page’s language and today’s price', async () => {
    await expect(refreshPrepaid(amounts, 'de', aTopUp())).resolves.toEqual(
      aTopUp({ name: 'Aufladung von 20 €', amount: 2100, credit: 2100 }),
    );
    expect(sent).toMatchObject([{ url: '/api/catalogue/prepaid/top-up-amounts', query: { locale: 'de' } }]);
  });

  it('[M2] is read from the starter packs if it is one', async () => {
    const pack = {
      ...aStarterPack(),
      name: 'Pack',
      product: { code: 'starter-plus', name: 'Pack' },
      attributes: {},
      highlights: [],
    };
    await expect(refreshPrepaid(recorder({ items: [pack] }, sent), 'fr', aStarterPack())).resolves.toEqual(
      aStarterPack({ name: 'Pack' }),
    );
  });

  it('[M1] is unchanged if the catalogue no longer has it', async () => {
    await expect(refreshPrepaid(amounts, 'de', aTopUp({ code: 'gone' }))).resolves.toEqual(aTopUp({ code: 'gone' }));
  });
});
