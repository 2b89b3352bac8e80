import { PassThrough } from 'node:stream';
import { serverLog } from '@alzette/server-kit';
import { openTestShop, sessionKey, sessionToken, type TestShop } from '../../../../test/shop';
import { ShopVisitor } from '../../../../test/shop-visitor';
import { orderReadyToSign } from '../../../../test/journey';
import { makeSigner } from '../../../../test/signing/signer';
import { signPdf } from '../../../../test/signing/sign-pdf';
import { build } from '../../../../src/build';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('[K5] a refused signature is logged, and the shopper can sign again', async () => {
  const lines = new PassThrough({ encoding: 'utf8' });
  const app = await build({
    ...shop.context,
    sessionKey,
    logger: serverLog({ name: 'shop-api', level: 'error', stream: lines }),
  });
  const { guest, token } = await orderReadyToSign(shop);
  const sub = (
    await shop.database
      .selectFrom('orders')
      .select('session_id')
      .where('token_value', '=', token)
      .executeTakeFirstOrThrow()
  ).session_id;
  const visitor = new ShopVisitor(app, await sessionToken({ sub }));
  const { id } = await guest.document(token, 'contract');
  shop.partners.signature.sign(id, {}, await signPdf(shop.partners.signature.signedForm(id), await makeSigner()));
  const { body } = await visitor.updateDocument(token, id);
  expect(body).toMatchObject({ status: 'FAILED', document: { error: 'signature_failed' } });
  const logged = String(lines.read())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(logged).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'a signed contract was refused',
      fault: 'not_one_signature',
      document: id,
    }),
  ]);

  shop.partners.signature.sign(body.document.id);
  expect((await visitor.updateDocument(token, body.document.id)).body).toMatchObject({ status: 'SIGNED' });
  await app.close();
});
