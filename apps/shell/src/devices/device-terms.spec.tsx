import { screen, within } from '@testing-library/react';
import { aDevice, fakeHttp, plain, termCases, type TermCase } from '@alzette/testing';
import { chooseButton } from '../testing/put-together';
import { plansPath, renderShell } from '../testing/render-shell';
import { devicePath } from './testing/open-device';

/** Opens the page that sells the offer: a device's own, or the one of mobile plans. */
async function openOffer({ offer }: TermCase) {
  const isDevice = offer.type === 'device';
  const plan = isDevice ? offer.subscription : offer;
  const http = fakeHttp().on('GET', plansPath, { items: plan ? [plan] : [] });
  if (isDevice) http.on('GET', devicePath, aDevice({ variants: [offer] }));
  await renderShell({ path: isDevice ? '/en/phones/ernz-9-pro' : '/en/mobile', http });
  await chooseButton();
  return within(screen.getByRole('region', { name: 'Your price' }));
}

describe.each(termCases)('the page that sells $name', (termCase) => {
  it('[K3, D11] has the terms of the contract', async () => {
    const price = await openOffer(termCase);
    const shown = price.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(shown).toEqual(expect.arrayContaining([...termCase.sentences.en]));
  });

  it('[K1] leads to the contract summary of the offer, unless it is a phone alone', async () => {
    const price = await openOffer(termCase);
    const { offer } = termCase;
    const isPhoneAlone = offer.type === 'device' && offer.subscription === null;
    const summaries = price.queryAllByRole('link', { name: 'Contract summary (PDF)' });
    const addresses = summaries.map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(
      isPhoneAlone
        ? []
        : [expect.stringMatching(new RegExp(`^/api/v2/shop/alzette/offers/${offer.type}/[^/]+/contract-summary`))],
    );
  });

  it('[K13] has the total over the minimum term', async () => {
    const price = await openOffer(termCase);
    const shown = price.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(shown.filter((text) => /^Total/u.test(text))).toEqual(termCase.total ? [termCase.total.en] : []);
  });
});
