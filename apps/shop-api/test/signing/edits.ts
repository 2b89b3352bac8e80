import type { SignatureFault } from '@alzette/shop-api/documents/testing';
import { makeContainer } from './container';
import { signPdf } from './sign-pdf';
import { between, flip, hexOf, holeOf, respelt, type SignedFile, tailOf, underAnother, withRange } from './signed-file';
import { makeSigner } from './signer';

export interface Edit {
  /** The expected fault, or one of several. */
  readonly fault: SignatureFault | readonly SignatureFault[];
  /** @param pick relative position of the edit, from 0 to below 1 */
  readonly make: (file: SignedFile, pick: number) => Buffer | Promise<Buffer>;
}

const anotherText = Buffer.from('%PDF-1.7 another contract\n');

/** Changes of a signed contract that the shop has to detect. */
export const edits: Readonly<Record<string, Edit>> = {
  'a bit of the contract': {
    fault: 'contract_changed',
    make: (file, pick) => flip(file.signed, 0, file.content.length, pick),
  },
  'a bit of what names the signature': {
    fault: ['not_one_signature', 'not_whole', 'no_signing_time', 'wrong_signature'],
    make: (file, pick) => flip(file.signed, file.content.length, holeOf(file).begin - 1, pick),
  },
  'a bit of the signature': {
    fault: ['not_whole', 'unreadable', 'not_pades', 'weak_digest', 'certificate_not_named', 'wrong_signature'],
    make: (file, pick) => flip(file.signed, holeOf(file).begin, holeOf(file).zeros, pick),
  },
  'a bit of the zeros behind it': {
    fault: ['not_whole', 'unreadable'],
    make: (file, pick) => flip(file.signed, holeOf(file).zeros, holeOf(file).end, pick),
  },
  'a bit of the end': {
    fault: ['not_whole', 'wrong_signature'],
    make: (file, pick) => flip(file.signed, holeOf(file).end, file.signed.length, pick),
  },
  'bytes behind the end': {
    fault: 'not_whole',
    make: ({ signed }, pick) => Buffer.concat([signed, Buffer.alloc(1 + Math.floor(pick * 999), '\n')]),
  },
  'an update behind the signature': {
    fault: 'not_whole',
    make: ({ signed }, pick) =>
      Buffer.concat([
        signed,
        Buffer.from(
          `\n${between(1, 99, pick)} 0 obj\n<< /Type /Page >>\nendobj\nxref\n0 0\ntrailer\n<< >>\nstartxref\n9\n%%EOF\n`,
        ),
      ]),
  },
  'an update in front of the signature': {
    fault: 'wrong_signature',
    make: (file, pick) => {
      const update = `\n${between(1, 99, pick)} 0 obj\n<< /Type /Page >>\nendobj\n`;
      const text = Buffer.concat([file.content, Buffer.from(update), tailOf(file)]);
      return withRange({ ...file, signed: text }, ([start = 0, before = 0, after = 0, rest = 0]) => [
        start,
        before + update.length,
        after + update.length,
        rest,
      ]);
    },
  },
  'cut short': {
    fault: ['not_one_signature', 'not_whole'],
    make: ({ signed, content }, pick) => signed.subarray(0, between(content.length, signed.length, pick)),
  },
  'the contract alone': { fault: 'not_one_signature', make: ({ content }) => content },
  'the signature of another contract': {
    fault: 'wrong_signature',
    make: async (file, pick) => {
      const other = Buffer.from(file.content);
      other[between(0, other.length, pick)] = 0;
      const signed = await signPdf(other, file.signer);
      return Buffer.concat([file.content, signed.subarray(other.length)]);
    },
  },
  'another contract, well signed': { fault: 'contract_changed', make: ({ signer }) => signPdf(anotherText, signer) },
  'a signature that brings its own content': {
    fault: 'not_pades',
    make: (file) => underAnother(file, () => makeContainer(anotherText, file.signer, { attached: anotherText })),
  },
  'a signer whom nobody trusts': {
    fault: 'signer_not_trusted',
    make: async ({ content }) => signPdf(content, await makeSigner()),
  },
  'a signer of the same name': {
    fault: 'signer_not_trusted',
    make: async ({ content, signer }) => signPdf(content, await makeSigner({ name: signer.name })),
  },
  'a signer certified by a signer': {
    fault: 'signer_not_trusted',
    make: async ({ content, signer }) =>
      signPdf(content, await makeSigner({ name: 'Friend', issuer: signer }), { chain: [signer] }),
  },
  'the digest of other bytes': {
    fault: 'wrong_signature',
    make: (file, pick) =>
      underAnother(file, (covered) =>
        makeContainer(covered, file.signer, { digest: Buffer.alloc(32, Math.floor(pick * 256)) }),
      ),
  },
  'the key of somebody else under the signer’s certificate': {
    fault: 'wrong_signature',
    make: async ({ content, signer }) => signPdf(content, { ...signer, key: (await makeSigner()).key }),
  },
  'a signature that is of something else': {
    fault: 'not_pades',
    make: ({ content, signer }) => signPdf(content, signer, { contentType: '1.2.840.113549.1.9.16.1.4' }),
  },
  'another version of the same signature': {
    fault: 'unreadable',
    make: (file) => respelt(file, '02010131', '02010331'),
  },
  'the signer’s name in capital letters': {
    fault: 'certificate_not_named',
    make: (file) => respelt(file, hexOf(file.signer.name), hexOf(file.signer.name.toUpperCase())),
  },
  'a weak digest': { fault: 'weak_digest', make: ({ content, signer }) => signPdf(content, signer, { hash: 'SHA-1' }) },
  'no certificate named': {
    fault: 'certificate_not_named',
    make: ({ content, signer }) => signPdf(content, signer, { named: null }),
  },
  'another certificate named': {
    fault: 'certificate_not_named',
    make: async ({ content, signer }) => signPdf(content, signer, { named: await makeSigner({ name: signer.name }) }),
  },
  'a time inside the signature': {
    fault: 'not_pades',
    make: ({ content, signer }) => signPdf(content, signer, { hasSigningTime: true }),
  },
  'no time at all': {
    fault: 'no_signing_time',
    make: ({ content, signer }) => signPdf(content, signer, { at: 'today' }),
  },
  'two signers': { fault: 'not_pades', make: ({ content, signer }) => signPdf(content, signer, { signers: 2 }) },
  'two signatures': { fault: 'not_one_signature', make: ({ signed, signer }) => signPdf(signed, signer) },
  'a signature by a certificate of the past': {
    fault: 'certificate_expired',
    make: ({ content, signer }, pick) => signPdf(content, signer, { at: `D:${between(1990, 2019, pick)}0101000000Z` }),
  },
  'a range that begins later': {
    fault: 'not_whole',
    make: (file, pick) => withRange(file, ([, ...rest]) => [between(1, 999, pick), ...rest]),
  },
  'a range that ends before the contract': {
    fault: 'not_whole',
    make: (file, pick) =>
      withRange(file, ([start = 0, , ...rest]) => [start, between(0, file.content.length, pick), ...rest]),
  },
  'a range with a wider hole': {
    fault: 'not_whole',
    make: (file, pick) =>
      withRange(file, ([start = 0, before = 0, after = 0, rest = 0]) => {
        const more = between(1, rest, pick);
        return [start, before, after + more, rest - more];
      }),
  },
  'a range that is shorter': {
    fault: 'not_whole',
    make: (file, pick) =>
      withRange(file, ([start = 0, before = 0, after = 0, rest = 0]) => [start, before, after, between(0, rest, pick)]),
  },
  'something else in a signed hole': {
    fault: 'not_whole',
    make: async (file, pick) => {
      const hidden = Buffer.from(`> /Kids [${between(1, 99, pick)} 0 R] <`);
      const { end } = holeOf(file);
      const wider = Buffer.concat([file.signed.subarray(0, end), hidden, file.signed.subarray(end)]);
      return withRange({ ...file, signed: wider }, ([start = 0, before = 0, after = 0, rest = 0]) => [
        start,
        before,
        after + hidden.length,
        rest,
      ]);
    },
  },
};
