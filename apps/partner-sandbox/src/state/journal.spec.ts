import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePdf } from '../testing/pdf';
import { key, postedBy, siteOrigin, startSandbox } from '../testing/sandbox';

const payment = {
  reference: 'order-1',
  amount: 2900,
  currency: 'EUR',
  language: 'fr',
  description: '',
  returnUrl: `${siteOrigin}/fr/checkout?order_token=t`,
};
const contract = {
  reference: 'order-1',
  name: 'Contract',
  filename: 'c.pdf',
  language: 'fr',
  embeddingOrigin: siteOrigin,
};

it('the state survives a killed process and an incomplete line', async () => {
  const sandbox = await startSandbox();
  const content = (await makePdf()).toString('base64');
  const { id: paymentId } = (await sandbox.post('/cardpay/sessions', payment)).json();
  const card = { action: 'pay', name: 'A', number: '4242424242424242', expiry: '12/29', code: '123' };
  await sandbox.submit(`/cardpay/pay/${paymentId}`, card);
  const check = await sandbox.submit('/identity/check', { origin: siteOrigin, action: 'choose', person: '0' });
  const { id: documentId } = (await sandbox.post('/sign/documents', { ...contract, content })).json();
  await sandbox.submit(`/sign/frame/${documentId}`, { action: 'sign', read: documentId });
  const urls = [
    `/cardpay/sessions/${paymentId}`,
    `/identity/verifications/${postedBy(check).message.result.id}`,
    `/sign/documents/${documentId}`,
    `/sign/documents/${documentId}/signed`,
  ];
  const read = () => Promise.all(urls.map(async (url) => (await sandbox.get(url, key)).body));
  const before = await read();
  expect(before[0]).toContain('"paid"');

  appendFileSync(join(sandbox.folder, 'partner-sandbox/journal.jsonl'), '{"kind":"payment","entity":{"id":"to');
  await sandbox.restart();
  expect(await read()).toEqual(before);

  const { id: laterId } = (await sandbox.post('/cardpay/sessions', payment)).json();
  await sandbox.restart();
  expect((await sandbox.get(`/cardpay/sessions/${laterId}`, key)).json()).toMatchObject({ status: 'open' });
  await sandbox.close();
});
