import { parseRetention, defaultRetention } from './retention';

it.each([
  ['', defaultRetention],
  ['unsold=7', { ...defaultRetention, unsold: 7 }],
  ['sold=30, contracts=400', { ...defaultRetention, sold: 30, contracts: 400 }],
])('%j is read', (text, retention) => {
  const faults: string[] = [];
  expect(parseRetention(text, (fault) => faults.push(fault))).toEqual(retention);
  expect(faults).toEqual([]);
});

it.each(['unsold=0', 'sold=never', 'carts=3', 'unsold', 'sold=90,contracts=30'])(
  '%j is reported as invalid',
  (text) => {
    const faults: string[] = [];
    parseRetention(text, (fault) => faults.push(fault));
    expect(faults).toEqual([expect.stringContaining('ALZETTE_RETENTION_DAYS')]);
  },
);
