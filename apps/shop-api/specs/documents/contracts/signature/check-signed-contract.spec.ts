import { createHash } from 'node:crypto';
import { checkSignedContract, findSignature } from '@alzette/shop-api/documents/testing';
import { edits } from '../../../../test/signing/edits';
import type { SignedFile } from '../../../../test/signing/signed-file';
import { type SigningOptions, signPdf } from '../../../../test/signing/sign-pdf';
import { makeSigner, type TestSigner } from '../../../../test/signing/signer';

const content = Buffer.from(`%PDF-1.7\n${'a contract '.repeat(40)}\n%%EOF\n`);
const contract = { size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
const now = new Date('2026-11-21T10:00:00Z');

let signer: TestSigner;
let file: SignedFile;
beforeAll(async () => {
  signer = await makeSigner();
  file = { content, signer, signed: await signPdf(content, signer) };
});

const check = (signed: Uint8Array, trusted: readonly TestSigner[] = [signer], at = now) =>
  checkSignedContract(signed, contract, { trusted: trusted.map(({ certificate }) => certificate), now: at });

const forms: readonly [string, SigningOptions][] = [
  ['SHA-256', {}],
  ['SHA-384', { hash: 'SHA-384' }],
  ['a date in another zone', { at: "D:20261121110000+01'00'" }],
  ['a date without a zone', { at: 'D:20261121100000' }],
];
it.each(forms)('[K5] a contract signed by a trusted signer is accepted with %s', async (_title, options) => {
  await expect(check(await signPdf(content, signer, options))).resolves.toBeUndefined();
});

it.each(Object.entries(edits))('[K5] a contract with %s is refused', async (_title, { make, fault }) => {
  for (const pick of [0, 0.31, 0.62, 0.93]) {
    const changed = await make(file, pick);
    await expect(check(changed)).rejects.toMatchObject({
      name: 'SignatureError',
      fault: expect.stringMatching(new RegExp(`^(${[fault].flat().join('|')})$`, 'u')),
    });
  }
});

it('[K5] a signature inside the contract is ignored', () => {
  const pdf = Buffer.from('%PDF-1.7 <abcd> text\n/M (D:20261121100000Z) /ByteRange [0 9 15 51]');
  const begin = pdf.indexOf('\n/M');
  expect(Buffer.from(findSignature(pdf, 0).container).toString('hex')).toBe('abcd');
  expect(() => findSignature(pdf, begin)).toThrow('not_whole');
});

it('[K5] without trusted certificates every signature is refused', async () => {
  await expect(check(file.signed, [])).rejects.toMatchObject({ fault: 'signer_not_trusted' });
});

it('[K5] a signer certified by a trusted authority is accepted, also through another authority', async () => {
  const authority = await makeSigner({ name: 'Authority', isAuthority: true });
  const between = await makeSigner({ name: 'Authority of signers', issuer: authority, isAuthority: true });
  const direct = await makeSigner({ name: 'Direct', issuer: authority });
  const indirect = await makeSigner({ name: 'Indirect', issuer: between });
  await expect(check(await signPdf(content, direct), [authority])).resolves.toBeUndefined();
  await expect(check(await signPdf(content, indirect, { chain: [between] }), [authority])).resolves.toBeUndefined();
  await expect(check(await signPdf(content, indirect), [authority])).rejects.toMatchObject({
    fault: 'signer_not_trusted',
  });
  const stranger = await makeSigner({ name: 'Authority', isAuthority: true });
  await expect(check(await signPdf(content, direct, { chain: [authority] }), [stranger])).rejects.toMatchObject({
    fault: 'signer_not_trusted',
  });
});

it('[K5] a certificate that is invalid now, or was at signing, is refused', async () => {
  const brief = await makeSigner({ name: 'Brief', notBefore: '2026-11-01', notAfter: '2026-12-01' });
  const signed = await signPdf(content, brief);
  await expect(check(signed, [brief])).resolves.toBeUndefined();
  await expect(check(signed, [brief], new Date('2026-12-02'))).rejects.toMatchObject({ fault: 'certificate_expired' });
  const early = await signPdf(content, brief, { at: 'D:20261031000000Z' });
  await expect(check(early, [brief])).rejects.toMatchObject({ fault: 'certificate_expired' });
});

it('[K5] a certificate of an expired authority is refused', async () => {
  const authority = await makeSigner({ name: 'Authority', isAuthority: true, notAfter: '2026-11-01' });
  const certified = await makeSigner({ name: 'Certified', issuer: authority });
  await expect(check(await signPdf(content, certified), [authority])).rejects.toMatchObject({
    fault: 'signer_not_trusted',
  });
});
