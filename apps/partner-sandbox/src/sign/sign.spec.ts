import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithout } from '@alzette/server-kit/testing';
import { makePdf, pdfsig, readSignature } from '../testing/pdf';
import { embedderOrigin, key, postedBy, siteOrigin, startSandbox, type TestSandbox } from '../testing/sandbox';
import { signerIdentity } from './signer-identity';

let pdf: Buffer;
const request = {
  reference: 'order-1',
  name: 'Contrat mobile',
  filename: 'contrat.pdf',
  language: 'en',
  content: '',
  embeddingOrigin: siteOrigin,
};

let sandbox: TestSandbox;
beforeAll(async () => {
  pdf = await makePdf();
  request.content = pdf.toString('base64');
});
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const open = async (): Promise<string> => (await sandbox.post('/sign/documents', request)).json().id;
const stateOf = async (id: string) => (await sandbox.get(`/sign/documents/${id}`, key)).json();
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Submits the frame and returns the message of its result page. */
async function end(id: string, fields: Record<string, string>) {
  const response = await sandbox.submit(`/sign/frame/${id}`, fields);
  expect(response.statusCode).toBe(303);
  return postedBy(await sandbox.get(String(response.headers.location)));
}

async function signedFile(): Promise<Buffer> {
  const id = await open();
  await end(id, { action: 'sign', read: id });
  return (await sandbox.get(`/sign/documents/${id}/signed`, key)).rawPayload;
}

describe('the signature service', () => {
  it('[K5] accepts an unsigned PDF', async () => {
    const response = await sandbox.post('/sign/documents', request);
    expect(response.statusCode).toBe(201);
    const { id, frameUrl } = response.json();
    expect(frameUrl).toBe(`http://localhost:4400/sign/frame/${id}`);
    expect(await stateOf(id)).toEqual({
      id,
      reference: 'order-1',
      status: 'pending',
      identityValidation: 'NOT_VALID',
      signedDocumentId: null,
      sha256: hashOf(pdf),
      signedSha256: null,
      signedAt: null,
    });
    expect((await sandbox.get(`/sign/documents/${id}/signed`, key)).json()).toMatchObject({ code: 'not_signed' });
  });

  it('refuses other files, other origins and calls without the key', async () => {
    const content = Buffer.from('hello').toString('base64');
    expect((await sandbox.post('/sign/documents', { ...request, content })).json().code).toBe('not_a_pdf');
    const strange = Buffer.from('%PDF-1.7 without anything').toString('base64');
    expect((await sandbox.post('/sign/documents', { ...request, content: strange })).json().code).toBe('not_signable');
    const embeddingOrigin = 'https://evil.example';
    expect((await sandbox.post('/sign/documents', { ...request, embeddingOrigin })).statusCode).toBe(422);
    expect((await sandbox.post('/sign/documents', request, {})).statusCode).toBe(401);
    const id = await open();
    expect((await sandbox.get(`/sign/documents/${id}`)).statusCode).toBe(401);
    expect((await sandbox.get(`/sign/documents/${id}/signed`)).statusCode).toBe(401);
  });

  it('[K4] shows the document in a frame that only the shop may embed', async () => {
    const id = await open();
    const { body, headers } = await sandbox.get(`/sign/frame/${id}`);
    expect(body).toContain('Contrat mobile');
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${siteOrigin}`);
    const original = await sandbox.get(`/sign/frame/${id}/document.pdf`);
    expect(original.headers['content-type']).toBe('application/pdf');
    expect(original.rawPayload.equals(pdf)).toBe(true);
  });

  it('[P4] for an embedding page, only that page may embed the frame', async () => {
    const { id } = (
      await sandbox.post('/sign/documents', { ...request, reference: 'embedded', embeddingOrigin: embedderOrigin })
    ).json();
    const { headers } = await sandbox.get(`/sign/frame/${id}`);
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${embedderOrigin}`);
  });

  it('[K4] signs only after the document was read, and reports to the shop', async () => {
    const id = await open();
    const unread = await sandbox.submit(`/sign/frame/${id}`, { action: 'sign' });
    expect(unread.statusCode).toBe(303);
    expect((await sandbox.get(String(unread.headers.location))).body).toContain('Read and accepted, sign');
    expect((await stateOf(id)).status).toBe('pending');

    const { message, origin } = await end(id, { action: 'sign', read: id });
    const { status, identityValidation, signedDocumentId } = await stateOf(id);
    expect({ status, identityValidation }).toEqual({ status: 'signed', identityValidation: 'VALID' });
    expect(origin).toBe(siteOrigin);
    expect(message).toEqual({
      source: 'signature',
      type: 'signed',
      documentId: id,
      newDocumentTargetId: signedDocumentId,
      status: 'SIGNED',
      identityValidation: 'VALID',
    });
  });

  it('[K4] signs the documents that the page names in one session, one after the other, and reports each', async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    const foreign = (await sandbox.post('/sign/documents', { ...request, embeddingOrigin: embedderOrigin })).json().id;
    await end(third, { action: 'sign', read: third });
    const address = `/sign/frame/${first}?documents=${second},${third},${foreign},unknown`;
    const page = await sandbox.get(address);
    expect(page.body).toContain('Document 1 of 2');
    expect(page.body).toContain(`action="/sign/frame/${first}?documents=${first},${second}"`);
    expect(page.body).not.toContain('value="sign"');

    const next = await sandbox.submit(address, { action: 'next', document: first, read: first });
    const last = await sandbox.get(String(next.headers.location));
    expect(last.body).toContain('Document 2 of 2');
    expect(last.body).toContain('Read and accepted, sign all 2 documents');
    expect((await stateOf(first)).status).toBe('pending');

    const signed = await sandbox.submit(address, { action: 'sign', document: second, read: `${first},${second}` });
    const result = await sandbox.get(String(signed.headers.location));
    expect([...result.body.matchAll(/"documentId":"([^"]+)"/gu)].map(([, id]) => id)).toEqual([first, second]);
    expect((await stateOf(second)).status).toBe('signed');
    expect((await stateOf(foreign)).status).toBe('pending');
  });

  it('[K4] signs only those that were read, and fails only the refused one', async () => {
    const [first, second] = [await open(), await open()];
    const address = `/sign/frame/${first}?documents=${second}`;
    await sandbox.submit(address, { action: 'sign', document: first, read: first });
    expect([(await stateOf(first)).status, (await stateOf(second)).status]).toEqual(['signed', 'pending']);
    const third = await open();
    await sandbox.submit(`/sign/frame/${second}?documents=${third}`, {
      action: 'refuse',
      document: third,
      read: second,
    });
    expect([(await stateOf(second)).status, (await stateOf(third)).status]).toEqual(['pending', 'failed']);
    expect((await sandbox.get(`/sign/frame/${first}?documents=${'x'.repeat(10_001)}`)).statusCode).toBe(400);
  });

  it('[K4] the signed PDF begins with the original bytes', async () => {
    const id = await open();
    await end(id, { action: 'sign', read: id });
    const { rawPayload } = await sandbox.get(`/sign/documents/${id}/signed`, key);
    const { signedSha256 } = await stateOf(id);
    expect(rawPayload.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(hashOf(rawPayload)).toBe(signedSha256);
  });

  it('[K4] the signature is valid over the whole file and has the attributes of PAdES B-B', async () => {
    const signed = await signedFile();
    const { isValid, isWhole, attributes } = await readSignature(signed);
    expect([isValid, isWhole]).toEqual([true, true]);
    const [contentType, messageDigest, signingCertificateV2] = ['1.9.3', '1.9.4', '1.9.16.2.47'].map(
      (id) => `1.2.840.113549.${id}`,
    );
    expect([...attributes].sort()).toEqual([contentType, messageDigest, signingCertificateV2].sort());
    expect(signed.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
  });

  (isWithout('poppler') ? it.skip : it)(
    '[K4, K5] pdfsig accepts the signature for the whole document, and for no changed one',
    async () => {
      const signed = await signedFile();
      expect(pdfsig(signed)).toMatch(/Signature Validation: Signature is Valid\./u);
      expect(pdfsig(signed)).toMatch(/Total document signed/u);
      expect(pdfsig(signed).match(/^Signature #/gmu)).toHaveLength(1);
      expect(pdfsig(Buffer.concat([signed, Buffer.from('\n% more\n')]))).toMatch(/Not total document signed/u);
      const changed = Buffer.from(signed);
      changed[20] = (changed[20] ?? 0) ^ 1;
      expect(pdfsig(changed)).toMatch(/Digest Mismatch/u);
    },
  );

  it('[K5] a changed byte anywhere makes the signature invalid', async () => {
    const signed = await signedFile();
    for (const at of [10, Math.floor(pdf.length / 2), pdf.length + 5, signed.length - 20]) {
      const changed = Buffer.from(signed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect((await readSignature(changed)).isValid).toBe(false);
    }
  });

  it('[K4] all signatures have the certificate of the data folder', async () => {
    const one = await readSignature(await signedFile());
    const other = await readSignature(await signedFile());
    expect(other.certificate.equals(one.certificate)).toBe(true);
    const stored = await signerIdentity(join(sandbox.folder, 'partner-sandbox'));
    expect(Buffer.from(stored.certificate.toSchema(true).toBER()).equals(one.certificate)).toBe(true);
  });

  it('[K4] ten concurrent requests make one signature', async () => {
    const id = await open();
    await Promise.all(
      Array.from({ length: 10 }, () => sandbox.submit(`/sign/frame/${id}`, { action: 'sign', read: id })),
    );
    const { rawPayload } = await sandbox.get(`/sign/documents/${id}/signed`, key);
    expect(hashOf(rawPayload)).toBe((await stateOf(id)).signedSha256);
    const journal = readFileSync(join(sandbox.folder, 'partner-sandbox/journal.jsonl'), 'utf8').split('\n');
    expect(journal.filter((line) => line.includes(id) && line.includes('"status":"signed"'))).toHaveLength(1);
  });

  it('[K4] repeated requests return the first signature', async () => {
    const id = await open();
    const first = await end(id, { action: 'sign', read: id });
    expect(await end(id, { action: 'sign', read: id })).toEqual(first);
    expect(await end(id, { action: 'fail-identity' })).toEqual(first);
  });

  it.each([
    ['refuse', 'VALID'],
    ['fail-identity', 'NOT_VALID'],
  ])('[K4] a failure by %s is reported to the shop and can be retried', async (action, identityValidation) => {
    const id = await open();
    expect((await end(id, { action })).message).toMatchObject({
      type: 'failed',
      status: 'FAILED',
      identityValidation,
      newDocumentTargetId: null,
    });
    expect((await stateOf(id)).status).toBe('failed');
    expect((await end(id, { action: 'sign', read: id })).message).toMatchObject({ status: 'SIGNED' });
  });
});
