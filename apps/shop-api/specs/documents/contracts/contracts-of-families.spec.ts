import type { OrderRequest } from '@alzette/shop-model';
import { address, complementary, installed, orderItem } from '../../../test/builders';
import { additional, oneOfEach } from '../../../test/full-order';
import { orderMade, orderReadyToSign, orderSigned } from '../../../test/journey';
import { itWithPoppler as it, pdfText } from '../../../test/pdf-text';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.partners.signature.uploads.length = 0;
});

const displayedTotals = { oneOff: 87_000, monthly: 29_589 };
const textOf = (name: string) => {
  const upload = shop.partners.signature.uploads.find((one) => one.name === name);
  return pdfText(upload?.content ?? new Uint8Array()).replaceAll('\u00a0', ' ');
};

it('[K1, K5] every subscription gets a contract, other items get none', async () => {
  const { guest, token } = await orderReadyToSign(shop, { ...oneOfEach, displayedTotals });
  const { body } = await guest.documents(token);
  expect(body.documents.filter(({ kind }) => kind === 'contract').map(({ name }) => name)).toEqual([
    'Contrat Alzette M',
    'Contrat Alzette S',
    'Contrat Alzette Fibre 500',
    'Contrat Alzette Home M',
    'Contrat Alzette TV Plus',
    'Contrat Alzette Duo Family',
  ]);
  expect(textOf('Contrat Alzette S')).toContain('Contrat d’abonnement mobile');
  expect(textOf('Contrat Alzette Fibre 500')).toContain('Contrat d’abonnement internet');
  expect(textOf('Contrat Alzette TV Plus')).toContain('Contrat d’abonnement TV');
  expect(textOf('Contrat Alzette TV Plus')).toMatch(/1 × Sport[\s\S]*12,99 € par mois/u);
  expect(textOf('Contrat Alzette TV Plus')).not.toMatch(/Numéro$|Carte SIM/mu);
});

it('[K1] one contract contains device, plan and add-ons with the amount due', async () => {
  await orderReadyToSign(shop, { ...oneOfEach, displayedTotals });
  const text = textOf('Contrat Alzette M');
  expect(text).toContain('Ernz 9 Pro, 256 Go, Bleu nuit');
  expect(text).toContain('29,99 € pendant 12 mois, puis 39,99 € par mois');
  expect(text).toContain('24 mensualités de 22,00 €');
  expect(text).toContain('149,00 €');
  expect(text).toContain('6,99 € par mois');
  expect(text).toContain('168,00 €');
  expect(text).toContain('eSIM');
});

it('[K1, K5] contract and mandate have a place of signature with the name of the customer', async () => {
  await orderReadyToSign(shop, { ...oneOfEach, displayedTotals });
  for (const [name, role] of [
    ['Contrat Alzette M', 'Le client'],
    ['Mandat de prélèvement SEPA', 'Le débiteur'],
  ] as const)
    expect(textOf(name)).toMatch(
      new RegExp(`Signature\\n[^]*${role}\\nAda Müller\\nCe [^]*signé électroniquement`, 'u'),
    );
});

it.each(['12-14', '3 bis', '24 1/2', '12A bte 4'])(
  '[I3, K1] the contract prints the house number %s unchanged',
  async (number) => {
    await orderReadyToSign(shop, { billingAddress: { ...address, street: `${number}, rue du Moulin` } });
    expect(textOf('Contrat Alzette M')).toContain(`\n${number}, rue du Moulin\n`);
  },
);

it('[I2, K1] the contract prints phone numbers with their calling code and spaces', async () => {
  const kept = {
    keepNumber: true,
    currentOperator: 'post',
    currentPhoneNumber: '+352691123456',
    iccid: '8935201000000012340',
  };
  const { guest, token } = await orderMade(shop, { complementaryInformations: [complementary(kept)] });
  await guest.sendCustomerInformation(token, { phone: '+33612345678' });
  await guest.documents(token);
  expect(textOf('Contrat Alzette M')).toContain('\n+33 6 12 34 56 78\n');
  expect(textOf('Contrat Alzette M')).toContain('Numéro conservé : +352 691 123 456');
});

it('[K1] the amount due includes the fees of add-ons', async () => {
  await orderReadyToSign(shop, { ...oneOfEach, displayedTotals });
  const text = textOf('Contrat Alzette S');
  expect(text).toContain('3 × SIM données 5 Go');
  expect(text).toMatch(/Carte SIM supplémentaire 10,00 €/u);
  expect(text).toMatch(/À payer aujourd’hui 49,00 €/u);
});

const phone = orderItem({ type: 'device', variantCode: 'ernz-9-pro-256-midnight-cash', productCode: 'ernz-9-pro' });
const phoneAlone: Partial<OrderRequest> = {
  items: [phone, orderItem({ identifier: 'care', ...additional('line-1', 'screen-care', 'screen-care-monthly') })],
  complementaryInformations: [],
  displayedTotals: { oneOff: 67_700, monthly: 699 },
};

it('[K5] a device with a debited insurance needs only the mandate signed, a device alone nothing', async () => {
  const insured = await orderReadyToSign(shop, phoneAlone);
  expect((await insured.guest.documents(insured.token)).body.documents).toMatchObject([
    { kind: 'mandate', signable: true },
  ]);

  const { guest, token } = await orderSigned(shop, {
    ...phoneAlone,
    items: [phone],
    displayedTotals: { oneOff: 67_700, monthly: 0 },
  });
  expect((await guest.documents(token)).body.documents).toEqual([]);
  await guest.paymentUrl(token, { amount: 67_700 });
  shop.partners.payments.settle('paid');
  expect((await guest.confirm(token)).body).toMatchObject({ state: 'confirmed', total: 67_700 });
});

it('[K5] an order with one unsigned contract is not confirmed', async () => {
  const { guest, token } = await orderReadyToSign(shop, {
    items: [
      orderItem({ variantCode: 'mobile-alzette-xs', productCode: 'alzette-xs' }),
      orderItem({ identifier: 'tv', type: 'tv', variantCode: 'tv-start', productCode: 'tv-start' }),
    ],
    complementaryInformations: [
      complementary({ productVariant: { code: 'mobile-alzette-xs' } }),
      installed('tv', 'tv-start', 'self'),
    ],
    displayedTotals: { oneOff: 0, monthly: 999 + 1499 },
  });
  const { id } = await guest.document(token, 'contract');
  shop.partners.signature.sign(id);
  await guest.updateDocument(token, id);
  expect((await guest.confirmWithoutPayment(token)).problem.code).toBe('contracts_unsigned');
});
