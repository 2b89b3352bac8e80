import { normaliseCreditStatus, needsProofOfResidence, proofExtensions, proofMediaType } from './customer-checks';

describe('normaliseCreditStatus', () => {
  it.each([
    ['no_error', 'no_error'],
    ['new--bad_customer', 'new-bad-customer'],
    ['new--existing_customer', 'existing-customer'],
    ['existing--no_customer', 'generic'],
    ['existing--bad_customer', 'generic'],
    ['existing--pro_customer', 'generic'],
    ['something-new', 'generic'],
    ['', 'generic'],
  ])('[I8] reads %s as %s', (status, outcome) => {
    expect(normaliseCreditStatus(status)).toBe(outcome);
  });
});

const beginnings: Record<string, readonly number[]> = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  jpg: [0xff, 0xd8, 0xff, 0xdb],
  jfif: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
};
const fileOf = (extension: string) => Uint8Array.from([...(beginnings[extension] ?? []), 1, 2, 3]);

it('[I4] a proof of residence may have seven file extensions', () => {
  expect(proofExtensions).toEqual(['jpeg', 'jpg', 'jfif', 'png', 'pdf', 'doc', 'docx']);
});

it.each(proofExtensions)(
  '[I4] a %s is recognised whatever the case of its name, and any other content is refused',
  (extension) => {
    expect(proofMediaType(`Bill.2026.${extension.toUpperCase()}`, fileOf(extension))).toMatch(
      /^(image|application)\//u,
    );
    for (const other of Object.keys(beginnings).filter(
      (each) => each.startsWith('j') !== extension.startsWith('j') || extension.startsWith('doc'),
    )) {
      if (other !== extension) expect(proofMediaType(`bill.${extension}`, fileOf(other))).toBeNull();
    }
  },
);

it.each(['bill.exe', 'bill', '', 'pdf.', 'bill.pdf.svg'])('[I4] the file name %j is refused', (name) => {
  expect(proofMediaType(name, fileOf('pdf'))).toBeNull();
});

it.each([
  [0, true],
  [1, true],
  [1019, true],
  [1020, false],
])('[I4] a PDF that begins after %i bytes is one: %s', (skipped, isPdf) => {
  const content = Uint8Array.from([...new Uint8Array(skipped).fill(0x20), ...fileOf('pdf'), ...new Uint8Array(2000)]);
  expect(proofMediaType('bill.pdf', content)).toBe(isPdf ? 'application/pdf' : null);
});

it.each(['jpeg', 'png', 'doc', 'docx'])('[I4] a PDF that begins as a %s is refused as both', (extension) => {
  const content = Uint8Array.from([...fileOf(extension), ...fileOf('pdf')]);
  expect(proofMediaType('bill.pdf', content)).toBeNull();
});

it('[I4] an empty or truncated file is refused', () => {
  expect(proofMediaType('bill.png', new Uint8Array())).toBeNull();
  expect(proofMediaType('bill.png', fileOf('png').subarray(0, 4))).toBeNull();
});

it.each([
  [true, ['device'], true],
  [true, ['mobile', 'device'], true],
  [true, ['mobile', 'internet-mobile'], false],
  [true, [], false],
  [false, ['device'], false],
])('[I4] guest %s with %j: proof required is %s', (isGuest, types, asked) => {
  expect(needsProofOfResidence({ isGuest, items: types.map((type) => ({ type })) })).toBe(asked);
});
