import { randomBytes, webcrypto } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';

/** A signer: a key and its certificate. */
export interface TestSigner {
  readonly name: string;
  readonly key: webcrypto.CryptoKey;
  readonly certificate: Certificate;
}

export interface SignerWishes {
  readonly name?: string;
  /** The issuer; self-signed if left out. */
  readonly issuer?: TestSigner;
  readonly isAuthority?: boolean;
  readonly notBefore?: string;
  readonly notAfter?: string;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };

export async function makeSigner(wishes: SignerWishes = {}): Promise<TestSigner> {
  const {
    name = 'Test signer',
    issuer,
    isAuthority = false,
    notBefore = '2020-01-01',
    notAfter = '2049-01-01',
  } = wishes;
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2 });
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.of(1, ...randomBytes(15)).buffer });
  certificate.subject.typesAndValues.push(commonName(name));
  certificate.issuer.typesAndValues.push(commonName(issuer?.name ?? name));
  certificate.notBefore.value = new Date(notBefore);
  certificate.notAfter.value = new Date(notAfter);
  if (isAuthority) certificate.extensions = authorityExtensions();
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(issuer?.key ?? privateKey, 'SHA-256');
  return { name, key: privateKey, certificate };
}

export function pemOf({ certificate }: TestSigner): string {
  const lines =
    Buffer.from(certificate.toSchema(true).toBER())
      .toString('base64')
      .match(/.{1,64}/gu) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function commonName(name: string) {
  return new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) });
}

function authorityExtensions(): Extension[] {
  const isAuthority = new BasicConstraints({ cA: true });
  const keyCertSign = new BitString({ valueHex: Uint8Array.of(0b110).buffer, unusedBits: 1 });
  return [
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: isAuthority.toSchema().toBER(),
      parsedValue: isAuthority,
    }),
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: keyCertSign.toBER(), parsedValue: keyCertSign }),
  ];
}
