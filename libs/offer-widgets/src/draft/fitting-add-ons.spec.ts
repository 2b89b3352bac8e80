import { additionalItem, tvPackageItem } from '@alzette/shop-model';
import { aLine, anAddOn, aPackage, aVariant } from '../testing/offers';
import { fittingAddOns } from './fitting-add-ons';

const line = aLine({ identifier: 'line-2' });

describe('choices that move to another plan', () => {
  it('stay where the plan has them too, on the new line, quantities and identifiers kept', () => {
    const additional = anAddOn({ is_countable: true });
    const chosen = [additionalItem(aLine(), additional, aVariant(), 4), tvPackageItem(aLine(), aPackage(), '7-1')];
    const items = fittingAddOns(line, { additionals: [additional], tvPackages: [aPackage()] }, chosen);
    expect(items).toMatchObject([
      { identifier: 'line-2-care-care-1', parentIdentifier: 'line-2', quantity: 4 },
      { identifier: '7-1', parentIdentifier: 'line-2' },
    ]);
  });

  it('stay behind where the plan lacks them, or includes them', () => {
    const chosen = [additionalItem(aLine(), anAddOn(), aVariant())];
    expect(fittingAddOns(line, { additionals: [], tvPackages: [] }, chosen)).toEqual([]);
    const included = anAddOn({}, { included: true });
    expect(fittingAddOns(line, { additionals: [included], tvPackages: [] }, chosen)).toEqual([]);
    const renewed = anAddOn({}, { variants: [aVariant({ code: 'care-9' })] });
    expect(fittingAddOns(line, { additionals: [renewed], tvPackages: [] }, chosen)).toEqual([]);
  });

  it('[D7] gain what the plan requires', () => {
    const required = anAddOn({}, { required: true });
    expect(fittingAddOns(line, { additionals: [required], tvPackages: [] }, [])).toMatchObject([
      { required: true, quantity: 1 },
    ]);
  });
});
