import { createPrivateKey, randomBytes, webcrypto } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate } from 'pkijs';

/** The signer's key and certificate. */
export interface SignerIdentity {
  readonly privateKey: webcrypto.CryptoKey;
  readonly certificate: Certificate;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const commonName = '2.5.4.3';
const validityMs = 10 * 365 * 86_400_000;

/** Reads the identity, or creates it at the first start, so that its certificate stays trusted after a restart. */
export async function signerIdentity(folder: string): Promise<SignerIdentity> {
  const keyFile = join(folder, 'signer-key.pem');
  const certificateFile = join(folder, 'signer-certificate.pem');
  if (!existsSync(keyFile) || !existsSync(certificateFile)) {
    const { key, certificate } = await makeIdentity();
    writeFileSync(keyFile, key, { mode: 0o600 });
    writeFileSync(certificateFile, pem('CERTIFICATE', certificate));
  }
  const pkcs8 = createPrivateKey(readFileSync(keyFile)).export({ type: 'pkcs8', format: 'der' });
  return {
    privateKey: await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']),
    certificate: Certificate.fromBER(bytesOfPem(readFileSync(certificateFile, 'utf8'))),
  };
}

async function makeIdentity(): Promise<{ readonly key: string; readonly certificate: Uint8Array }> {
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2 });
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.of(1, ...randomBytes(15)).buffer });
  for (const name of [certificate.issuer, certificate.subject]) {
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: commonName, value: new Utf8String({ value: 'LuxSign sandbox' }) }),
    );
  }
  certificate.notBefore.value = new Date(Date.now() - 86_400_000);
  certificate.notAfter.value = new Date(Date.now() + validityMs);
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  const pkcs8 = new Uint8Array(await webcrypto.subtle.exportKey('pkcs8', privateKey));
  return { key: pem('PRIVATE KEY', pkcs8), certificate: new Uint8Array(certificate.toSchema(true).toBER()) };
}

function pem(label: string, bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/gu) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

function bytesOfPem(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.replace(/-----[^-]+-----|\s/gu, ''), 'base64'));
}
