import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { customerOrder } from '../../../test/builders';
import { barePhone } from '../../../test/full-order';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes - 8)]).toString('base64');

it.each([
  ['a small pdf', 'bill.pdf', pdf(100)],
  ['a pdf of exactly 10485760 bytes', 'bill.PDF', pdf(10_485_760)],
])('[I4] %s is stored with the order', async (_title, filename, content) => {
  const guest = await shop.guest();
  expect((await guest.createOrder({ ...barePhone, proofOfResidence: { filename, content } })).status).toBe(201);
  const upload = await shop.database
    .selectFrom('uploads')
    .select(['filename', 'media_type', 'sha256', sql<string>`encode(sha256(content), 'hex')`.as('stored')])
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const sha256 = createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex');
  expect(upload).toEqual({ filename, media_type: 'application/pdf', sha256, stored: sha256 });
});

it.each([
  ['one byte too many', 'bill.pdf', pdf(10_485_761), 'file_too_big'],
  ['another format', 'bill.exe', pdf(100), 'file_format'],
  ['an extension that the content denies', 'bill.png', pdf(100), 'file_format'],
  ['nothing', 'bill.pdf', '', 'file_format'],
])('[I4] %s is refused', async (_title, filename, content, code) => {
  const guest = await shop.guest();
  const { status, problem } = await guest.createOrder({ ...barePhone, proofOfResidence: { filename, content } });
  expect({ status, code: problem.code }).toEqual({ status: 422, code });
});

it('[I4] only a new customer with a device needs a proof of residence', async () => {
  const guest = await shop.guest();
  const without = await guest.createOrder({ ...barePhone, proofOfResidence: null });
  expect({ status: without.status, code: without.problem.code }).toEqual({
    status: 422,
    code: 'proof_of_residence_required',
  });

  expect((await guest.createOrder(barePhone)).status).toBe(201);
  const customer = await shop.visitor({ account: 'A-1001' });
  const ofCustomer = await customer.createOrder({ ...customerOrder, ...barePhone, proofOfResidence: null });
  expect(ofCustomer.status).toBe(201);
  expect((await guest.createOrder({ proofOfResidence: null })).status).toBe(201);
});
