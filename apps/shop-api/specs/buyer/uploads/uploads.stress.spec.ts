import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { proofMaxBytes } from '@alzette/shop-model';
import { stressRun } from '@alzette/server-kit/testing';
import { filesOf, type FileKind } from '../../../test/files';
import { barePhone } from '../../../test/full-order';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

const row = stressRun('uploads', { test: 10, full: 20, stress: 300 });

let shop: TestShop;
let guest: ShopVisitor;
beforeAll(async () => {
  shop = await openTestShop();
  guest = await shop.guest();
});
afterAll(() => shop.close());

/** The allowed extensions of each file type, as a second source. */
const endingsOf: Partial<Record<FileKind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  pdf: ['pdf'],
  doc: ['doc'],
  docx: ['docx'],
};
/** Disguises for other file types. */
const disguises: Partial<Record<FileKind, string>> = {
  xls: 'doc',
  xlsx: 'docx',
  jar: 'docx',
  zip: 'docx',
  gif: 'png',
  html: 'pdf',
  svg: 'jpg',
  exe: 'doc',
};
const kinds = Object.keys(filesOf) as FileKind[];
const endings = [
  'jpg',
  'jpeg',
  'png',
  'pdf',
  'doc',
  'docx',
  'exe',
  'html',
  'svg',
  'zip',
  'PDF',
  'Docx',
  'pdf.exe',
  'html.pdf',
  'exe.jpg',
  'pdf ',
  'pdf.',
  '',
];
const bases = [
  'bill',
  'facture d’électricité',
  '../../../etc/passwd',
  'C:\\windows\\system32\\bill',
  '/etc/cron.d/x',
  '..',
  '.htaccess',
  'a\u202efdp',
  'tab\tline\nbreak\u0007',
  'x'.repeat(30),
  'x'.repeat(31),
  'x'.repeat(200),
  '\u200b\ufeff',
  '<img src=x onerror=alert(1)>',
  '"; filename="evil.html',
  '%00',
  'CON',
  '🧾',
  'e\u0301',
];
/** A file appended to another keeps its type, a prepended one changes it. */
const surroundings = [
  'alone',
  'html behind',
  'zip behind',
  'script behind',
  'html in front',
  'a byte in front',
  'a byte changed',
  'cut to three bytes',
  'empty',
] as const;
const spellings = [
  'plain',
  'broken lines',
  'address-safe letters',
  'a letter too many',
  'strange letters',
  'data address',
  'no padding',
] as const;

function surrounded(file: Buffer, how: (typeof surroundings)[number]): Buffer {
  if (how === 'html behind') return Buffer.concat([file, filesOf.html()]);
  if (how === 'zip behind') return Buffer.concat([file, filesOf.zip()]);
  if (how === 'script behind') return Buffer.concat([file, Buffer.from('\n*/alert(1)//')]);
  if (how === 'html in front') return Buffer.concat([filesOf.html(), file]);
  if (how === 'a byte in front') return Buffer.concat([Buffer.from('\n'), file]);
  if (how === 'a byte changed') return Buffer.from(file.map((byte, index) => (index === 1 ? byte ^ 1 : byte)));
  if (how === 'cut to three bytes') return file.subarray(0, 3);
  return how === 'empty' ? Buffer.alloc(0) : file;
}

function spelt(file: Buffer, how: (typeof spellings)[number]): string {
  const text = file.toString('base64');
  if (how === 'broken lines') return text.replace(/.{1,76}/gu, '$&\r\n');
  if (how === 'address-safe letters') return `${text.slice(0, -4)}-_-_`;
  if (how === 'a letter too many') return `${text}A`;
  if (how === 'strange letters') return `${text.slice(0, 8)}é!*${text.slice(8)}`;
  if (how === 'data address') return `data:application/pdf;base64,${text}`;
  return how === 'no padding' ? text.replace(/=+$/u, '') : text;
}

const mostlyPlain = <Value extends string>([plain, ...others]: readonly [Value, ...Value[]]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(plain) }, { weight: 2, arbitrary: fc.constantFrom(...others) });
const upload = fc.record({
  kind: fc.oneof(fc.constantFrom(...kinds), fc.constantFrom<FileKind>('jpeg', 'png', 'pdf', 'doc', 'docx')),
  /** Alternates between its own extension and a disguise. */
  own: fc.boolean(),
  base: fc.constantFrom(...bases),
  ending: fc.constantFrom(...endings),
  around: mostlyPlain(surroundings),
  spelling: mostlyPlain(spellings),
});

/** Standard base64 letters, with padding. */
const isBase64 = (file: Buffer, how: (typeof spellings)[number]) =>
  how === 'plain' || how === 'broken lines' || (how === 'no padding' && file.length % 3 === 0);
const keepsItsKind = ['alone', 'html behind', 'zip behind', 'script behind'];

it('[I4] the bytes decide the type of a file, whatever its name and wrapping', async () => {
  let done = 0;
  let wrong = 0;
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(upload, async ({ kind, own, base, ending, around, spelling }) => {
      const allowed = endingsOf[kind] ?? [];
      // A session is limited to a few hundred orders.
      if (done % 100 === 0) guest = await shop.guest();
      const filename = `${base}.${own ? (allowed[0] ?? disguises[kind] ?? kind) : ending}`;
      const file = surrounded(filesOf[kind](), around);
      const last = filename.split('.').at(-1)?.toLowerCase() ?? '';
      const isRight = allowed.includes(last) && keepsItsKind.includes(around) && isBase64(file, spelling);
      const { status, body, problem } = await guest.createOrder({
        ...barePhone,
        proofOfResidence: { filename, content: spelt(file, spelling) },
      });
      if (isRight !== (status === 201)) wrong += 1;
      expect({ filename, kind, around, spelling, status }).toMatchObject({ status: isRight ? 201 : 422 });
      if (isRight) await expectKept(body.tokenValue, file, filename);
      else expect(problem.code).toBe('file_format');
      if (isRight) taken += 1;
      row.progress((done += 1));
    }),
    row.fastCheck,
  );
  row.result({ taken, wrong });
});

/** The stored file has all bytes, a random id and a safe name. */
async function expectKept(token: string, file: Buffer, filename: string): Promise<void> {
  const stored = await shop.database
    .selectFrom('uploads')
    .innerJoin('orders', 'orders.id', 'uploads.order_id')
    .select(['uploads.id', 'uploads.filename', sql<string>`encode(sha256(content), 'hex')`.as('hash')])
    .where('token_value', '=', token)
    .executeTakeFirstOrThrow();
  expect(stored.hash).toBe(createHash('sha256').update(file).digest('hex'));
  expect(stored.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/u);
  expect(stored.filename).not.toMatch(/[\\/\p{C}]/u);
  expect([...stored.filename].length).toBeLessThanOrEqual(100);
  expect(stored.filename.toLowerCase().endsWith(filename.slice(filename.lastIndexOf('.')).toLowerCase())).toBe(true);
}

it.each([
  [proofMaxBytes - 1, 'plain', 201],
  [proofMaxBytes, 'plain', 201],
  [proofMaxBytes, 'broken lines', 201],
  [proofMaxBytes + 1, 'plain', 422],
] as const)('[I4] the limit counts decoded bytes: %d, %s, gets %d', async (size, spelling, expected) => {
  const file = Buffer.concat([filesOf.pdf(), Buffer.alloc(size - filesOf.pdf().length, '\n')]);
  const { status, problem } = await guest.createOrder({
    ...barePhone,
    proofOfResidence: { filename: 'bill.pdf', content: spelt(file, spelling) },
  });
  expect(status).toBe(expected);
  if (expected === 422) expect(problem.code).toBe('file_too_big');
});

it('[I4] an upload has no address', async () => {
  const { body } = await guest.createOrder({
    ...barePhone,
    proofOfResidence: { filename: 'bill.pdf', content: filesOf.pdf().toString('base64') },
  });
  const { id } = await shop.database
    .selectFrom('uploads')
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  for (const path of [
    'uploads',
    `uploads/${id}`,
    `order/${body.tokenValue}/proof`,
    `orders/${body.tokenValue}/uploads/${id}`,
  ]) {
    expect((await guest.call('GET', `/api/v2/shop/${path}`)).status).toBe(404);
  }
  expect((await guest.order(body.tokenValue)).bytes.toString()).not.toContain('bill.pdf');
});
