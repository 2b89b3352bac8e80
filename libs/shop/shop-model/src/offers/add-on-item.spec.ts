import fc from 'fast-check';
import { plan, simCard, sport } from '../testing/offers';
import { maxQuantityOf } from './attributes';
import { addOnItem, createTvPackageIdentifiers, tvPackageItem } from './items';
import { offerOf, savedEntries } from './offer';

const parent = { ...offerOf(plan).item({ identifier: 'line-1', origin: '/en/mobile' }), taxon: 'ernz-9' };
const variant = simCard.variants[0]!;

describe('additionalItem', () => {
  it('[D2, D11] is identified by parent, product and variant, and named after its variant', () => {
    expect(addOnItem(parent, simCard, variant, 2)).toMatchObject({
      identifier: 'line-1-data-sim-data-sim-5',
      type: 'subscription-additional',
      parentIdentifier: 'line-1',
      product: { code: 'data-sim', name: 'SIM for a tablet, 5 GB' },
      variant: { code: 'data-sim-5', name: 'SIM for a tablet, 5 GB' },
      facts: ['Shares your data'],
      quantity: 2,
      deliverable: true,
    });
  });

  it('[D8] limits its quantity to 1 up to its maximum, 10 unless the product has another', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (quantity) => {
        const item = addOnItem(parent, simCard, variant, quantity);
        expect(item.maxQuantity).toBe(10);
        expect(item.quantity >= 1 && item.quantity <= 10 && Number.isInteger(item.quantity)).toBe(true);
      }),
    );
    expect(maxQuantityOf({ attributes: { ...simCard.attributes, subscription_additional_max_quantity: 3 } })).toBe(3);
    expect(maxQuantityOf({ attributes: { subscription_additional_max_quantity: 3 } })).toBe(1);
  });
});

describe('tvPackageItem', () => {
  it('[D2, D10] has a timestamp as identifier, its name and subtitle', () => {
    const newIdentifier = createTvPackageIdentifiers(() => 1_797_000_000_000);
    const [one, two] = [newIdentifier(), newIdentifier()];
    expect(one).toMatch(/^1797000000000/u);
    expect(two).not.toBe(one);
    expect(tvPackageItem(parent, sport, one)).toMatchObject({
      identifier: one,
      type: 'tv-package',
      product: { code: 'pack-sport', name: 'Sport' },
      facts: ['12 channels'],
    });
  });
});

it('[C1, C8] an add-on is saved as an entry with its type, without price or personal data', () => {
  expect(savedEntries([addOnItem(parent, simCard, variant, 2)])).toEqual([
    {
      type: 'subscription-additional',
      identifier: 'line-1-data-sim-data-sim-5',
      productCode: 'data-sim',
      parentIdentifier: 'line-1',
      origin: '/en/mobile',
      code: 'data-sim-5',
      taxon: 'ernz-9',
      quantity: 2,
    },
  ]);
});
