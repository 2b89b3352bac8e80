import { placeholders } from './expect-same-ids';

describe('placeholders', () => {
  it.each([
    ['Hello', ''],
    ['{name}, {phone}', 'name phone'],
    ['{ amount , number}', 'amount'],
    ['{count, plural, =0 {Cart, empty} one {Cart, # item} other {# items}}', 'count'],
    ['{count, plural, one {# {unit}} other {# {unit}s}} of {total}', 'count total unit'],
    ['{known, select, true {Checked, {bank}} other {Checked}}', 'bank known'],
  ])('of %j are %j', (text, names) => {
    expect(placeholders(text)).toBe(names);
  });
});
