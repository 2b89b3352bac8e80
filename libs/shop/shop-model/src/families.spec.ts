import { familiesWith, familyHas } from './families';

describe('the traits of the plan families', () => {
  it.each([
    ['[E9] a SIM card', 'hasSim', ['mobile', 'internet-mobile']],
    ['a line at an address', 'isAtAddress', ['internet', 'internet-mobile', 'tv', 'duo']],
    ['internet at home', 'hasHomeInternet', ['internet', 'internet-mobile', 'duo']],
    ['TV packages', 'hasTvPackages', ['tv', 'duo']],
    ['[B7] two services', 'isJoint', ['internet-mobile', 'duo']],
    ['[I5] direct debit only', 'requiresDirectDebit', ['internet-mobile']],
  ] as const)('%s', (_title, trait, families) => {
    expect(familiesWith(trait)).toEqual(families);
  });

  it.each(['device', 'subscription-additional', 'tv-package', 'constructor'])('do not hold for %s', (type) => {
    expect(familyHas(type, 'hasSim')).toBe(false);
    expect(familyHas(type, 'hasTvPackages')).toBe(false);
  });
});
