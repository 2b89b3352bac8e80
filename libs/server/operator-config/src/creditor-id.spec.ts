import { isCreditorId } from './creditor-id';

it.each(['LU27ZZZ0000000000123456789', 'DE98ZZZ09999999999', 'FR72ZZZ123456'])(
  '[I6] accepts the creditor identifier %s, with any business code',
  (id) => {
    expect(isCreditorId(id)).toBe(true);
    expect(isCreditorId(id.replace('ZZZ', 'A01'))).toBe(true);
  },
);

it.each([
  ['', 'nothing'],
  ['LU28ZZZ0000000000123456789', 'other check digits'],
  ['LU27ZZZ0000000000123456798', 'two swapped digits'],
  ['LU27ZZZ', 'no national identifier'],
  ['lu27zzz0000000000123456789', 'lower-case letters'],
  ['LU27 ZZZ 0000000000123456789', 'spaces'],
])('[I6] refuses the creditor identifier "%s": %s', (id) => expect(isCreditorId(id)).toBe(false));
