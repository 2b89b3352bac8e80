import { safeFilename } from './safe-filename';

it.each([
  ['facture.pdf', 'facture.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\bills\\bill.pdf', 'bill.pdf'],
  ['bill\u202efdp.jpg', 'billfdp.jpg'],
  [' a\tb\u0007\u200b.png ', 'ab.png'],
  ['e\u0301.pdf', 'é.pdf'],
  [`${'x'.repeat(96)}.pdf`, `${'x'.repeat(96)}.pdf`],
  [`${'x'.repeat(250)}.pdf`, `${'x'.repeat(96)}.pdf`],
  [`${'🧾'.repeat(120)}.pdf`, `${'🧾'.repeat(96)}.pdf`],
])('[I4] %j becomes a name that can be shown', (name, kept) => {
  expect(safeFilename(name)).toBe(kept);
});
