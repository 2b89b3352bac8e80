const document = {
  schema: 'v1',
  revision: 7,
  microFrontends: { 'alzette/cart': [{ url: '/remotes/cart/1.0.0/remoteEntry.js' }] },
};
let keys;
let signature;
beforeAll(async () => {
  keys = await import('./keys.mjs');
  signature = await import('./signature.mjs');
});

it('[P3] the canonical form does not depend on the order of members', () => {
  expect(signature.canonicalJson({ b: [1, { d: null, c: 'é"' }], a: true, e: undefined })).toBe(
    '{"a":true,"b":[1,{"c":"é\\"","d":null}]}',
  );
});

it('[P3] takes a document of any trusted key, its members in any order, and no changed one', async () => {
  const [first, second, stranger] = [keys.newKeyPair(), keys.newKeyPair(), keys.newKeyPair()];
  const trusted = { keys: [first.publicKey, second.publicKey] };
  const signed = await signature.signDocument(document, second.privateKey);
  const { microFrontends, ...rest } = signed;
  await signature.verifyDocument({ microFrontends, ...rest }, trusted);
  for (const changed of [
    { ...signed, revision: 8 },
    { ...signed, microFrontends: {} },
    { ...signed, signature: undefined },
    { ...signed, signature: signed.signature.slice(0, -4) },
    { ...signed, extra: true },
    await signature.signDocument(document, stranger.privateKey),
    // Says that the first key signed it.
    await signature.signDocument(document, { ...stranger.privateKey, kid: first.privateKey.kid }),
    withoutAlgorithm(signed),
  ]) {
    await expect(signature.verifyDocument(changed, trusted)).rejects.toThrow(/signed/u);
  }
});

it('[P3] reads keys as JSON or from a file, and says which variable is wrong', () => {
  const { privateKey, publicKey } = keys.newKeyPair();
  const read = (key, others) => keys.readReleaseKeys({ ALZETTE_RELEASE_KEY: key, ALZETTE_RELEASE_PUBLIC_KEYS: others });
  expect(read(JSON.stringify(privateKey)).publicKeys).toEqual({ keys: [publicKey] });
  expect(read(undefined, JSON.stringify({ keys: [publicKey] }))).toEqual({
    privateKey: null,
    publicKeys: { keys: [publicKey] },
  });
  expect(() => read(JSON.stringify(publicKey))).toThrow('ALZETTE_RELEASE_KEY is not');
  expect(() => read('no-such-file')).toThrow('ALZETTE_RELEASE_KEY is neither');
  expect(() => read(undefined, JSON.stringify({ keys: [privateKey] }))).toThrow('ALZETTE_RELEASE_PUBLIC_KEYS is not');
});

/** A signature that says that none is needed. */
function withoutAlgorithm(signed) {
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  return { ...signed, signature: `${header}..${signed.signature.split('.')[2]}` };
}
