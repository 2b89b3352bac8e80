import { openTestShop, type TestShop } from '../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes - 8)]).toString('base64');

it.each([
  ['a small pdf', 'bill.pdf', pdf(100)],
  ['a pdf of exactly 10485760 bytes', 'bill.PDF', pdf(10_485_760)],
])('[I4] stores %s with the order', async (_title, filename, content) => {
  const guest = await shop.guest();
  expect((await guest.createOrder({ proofOfResidence: { filename, content } })).status).toBe(201);
  const newest = shop.database.selectFrom('uploads').selectAll().orderBy('created_at', 'desc');
  const upload = await newest.executeTakeFirstOrThrow();
  expect(upload).toMatchObject({ filename, media_type: 'application/pdf' });
  expect(Buffer.from(upload.content).toString('base64')).toBe(content);
});

it.each([
  ['one byte too many', 'bill.pdf', pdf(10_485_761), 'file_too_big'],
  ['another format', 'bill.exe', pdf(100), 'file_format'],
  ['an extension that the content denies', 'bill.png', pdf(100), 'file_format'],
  ['nothing', 'bill.pdf', '', 'file_format'],
])('[I4] refuses %s', async (_title, filename, content, code) => {
  const guest = await shop.guest();
  const { status, problem } = await guest.createOrder({ proofOfResidence: { filename, content } });
  expect({ status, code: problem.code }).toEqual({ status: 422, code });
});
