import type { HttpRequest } from '@alzette/remote-contract';
import { getStarterPacks, getTopUpAmounts } from './catalogue';
import { recorder } from './testing/recorder';

const sent: HttpRequest[] = [];

describe('prepaid requests', () => {
  it('[D13, M1] list the amounts of a top-up as products', async () => {
    const items = [{ code: 'top-up-5', name: 'Recharge de 5 €', amount: 500 }];
    await expect(getTopUpAmounts(recorder({ items }, sent), 'fr')).resolves.toEqual([
      {
        type: 'prepaid_top_up',
        code: 'top-up-5',
        productCode: 'top-up',
        name: 'Recharge de 5 €',
        amount: 500,
        credit: 500,
      },
    ]);
    expect(sent.at(-1)).toMatchObject({
      method: 'GET',
      url: '/api/catalogue/prepaid/top-up-amounts',
      query: { locale: 'fr' },
    });
  });

  it('[D13, M2] list the starter packs', async () => {
    await expect(getStarterPacks(recorder({ items: ['pack'] }, sent), 'de')).resolves.toEqual(['pack']);
    expect(sent.at(-1)).toMatchObject({
      method: 'GET',
      url: '/api/catalogue/prepaid/starter-packs',
      query: { locale: 'de' },
    });
  });

  it.each([getTopUpAmounts, getStarterPacks])('[M1, M2] reject a page instead of a response', async (request) => {
    await expect(request(recorder('<!doctype html>', sent), 'fr')).rejects.toMatchObject({ code: 'unexpected_answer' });
  });
});
