import type { JWK } from 'jose';
import { newKeyPair, readReleaseKeys } from './keys';
import { canonicalJson, signDocument } from './signature';
import { requireTrusted } from './trust';

const document = {
  schema: 'v1',
  revision: 7,
  microFrontends: {},
};

describe('the signature of a discovery document', () => {
  it('[P3] is made over a canonical form that does not depend on the order of members', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é"' }], a: true, e: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"é\\"","d":null}]}',
    );
  });

  it('[P3] of any trusted key is accepted, with members in any order; a changed document is refused', async () => {
    const [first, second, unknown] = [newKeyPair(), newKeyPair(), newKeyPair()];
    const trusted = { privateKey: null, publicKeys: { keys: [first.publicKey, second.publicKey] } };
    const signed = await signDocument(document, second.privateKey);
    const { microFrontends, ...rest } = signed;
    await requireTrusted({ microFrontends, ...rest }, trusted);
    for (const changed of [
      { ...signed, revision: 8 },
      { ...signed, microFrontends: { 'alzette/cart': [] } },
      { ...document },
      { ...document, signature: 7 as unknown as string },
      { ...signed, signature: signed.signature.slice(0, -4) },
      { ...signed, extra: true },
      await signDocument(document, unknown.privateKey),
      await signDocument(document, { ...unknown.privateKey, kid: first.privateKey.kid } as JWK),
      withoutAlgorithm(signed),
    ]) {
      await expect(requireTrusted(changed, trusted)).rejects.toThrow(/signed/u);
    }
  });
});

describe('readReleaseKeys', () => {
  it('[P3] reads keys as JSON or from a file, and names the variable that is wrong', () => {
    const { privateKey, publicKey } = newKeyPair();
    const read = (key?: string, others?: string) =>
      readReleaseKeys({ ALZETTE_RELEASE_KEY: key, ALZETTE_RELEASE_PUBLIC_KEYS: others });
    expect(read(JSON.stringify(privateKey)).publicKeys).toEqual({ keys: [publicKey] });
    expect(read(undefined, JSON.stringify({ keys: [publicKey] }))).toMatchObject({
      privateKey: null,
      publicKeys: { keys: [publicKey] },
    });
    const withdrawal = readReleaseKeys({ ALZETTE_WITHDRAWAL_KEY: JSON.stringify(privateKey) });
    expect(withdrawal).toMatchObject({ publicKeys: { keys: [] }, withdrawal: { publicKeys: { keys: [publicKey] } } });
    expect(() => read(JSON.stringify(publicKey))).toThrow('ALZETTE_RELEASE_KEY is not');
    expect(() => read('no-such-file')).toThrow('ALZETTE_RELEASE_KEY is neither');
    expect(() => read(undefined, JSON.stringify({ keys: [privateKey] }))).toThrow('ALZETTE_RELEASE_PUBLIC_KEYS is not');
  });
});

/** The document with a signature whose header names no algorithm. */
function withoutAlgorithm<Signed extends { readonly signature: string }>(signed: Signed) {
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  return { ...signed, signature: `${header}..${signed.signature.split('.')[2]}` };
}
