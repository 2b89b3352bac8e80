import { isCompatible } from './compatibility';

describe('isCompatible', () => {
  it.each([
    ['^1', '1.0', true],
    ['^1', '1.7', true],
    ['^1.2', '1.2', true],
    ['^1.2', '1.10.3', true],
    ['^1.2', '1.1', false],
    ['^1', '2.0', false],
    ['^2', '1.9', false],
    ['', '1.0', false],
    ['1', '1.0', false],
    ['^1', 'one', false],
  ])('range %s takes version %s: %s', (range, version, expected) => {
    expect(isCompatible(range, version)).toBe(expected);
  });
});
