import { readFileSync } from 'node:fs';
import { Certificate } from 'pkijs';

const name = 'ALZETTE_SIGNATURE_CERTIFICATES';
const pem = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/gu;

/** The certificates in a text of PEM, or in the file that the value names. */
export function readCertificates(value: string, problems: string[]): readonly Certificate[] {
  if (value === '') {
    problems.push(
      `${name} is missing: set it to the certificates of the signature service, as PEM or as the path of such a file`,
    );
    return [];
  }
  try {
    const text = value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8');
    const certificates = [...text.matchAll(pem)].map(([, body = '']) =>
      Certificate.fromBER(Uint8Array.from(Buffer.from(body, 'base64'))),
    );
    if (certificates.length === 0)
      problems.push(`${name} holds no certificate: give PEM, from -----BEGIN CERTIFICATE----- on`);
    return certificates;
  } catch (error) {
    problems.push(
      `${name} cannot be read (${error instanceof Error ? error.message : String(error)}): give PEM, or the path of such a file`,
    );
    return [];
  }
}
