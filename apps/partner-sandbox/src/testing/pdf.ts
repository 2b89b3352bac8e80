import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { type Certificate, ContentInfo, SignedData } from 'pkijs';

/** A PDF of two pages, made like the shop's contracts. */
export function makePdf(): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ info: { Title: 'Contrat mobile' } });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.text('Contrat mobile');
    document.addPage();
    document.text('Signature');
    document.end();
  });
}

/**
 * The output of poppler's pdfsig, an independent implementation.
 *
 * @throws Error with what to install
 */
export function pdfsig(pdf: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdfsig-'));
  const file = join(folder, 'signed.pdf');
  writeFileSync(file, pdf);
  try {
    return execFileSync(process.env['ALZETTE_PDFSIG'] ?? 'pdfsig', ['-nocert', file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (cause) {
    // Pdfsig exits with an error for invalid signatures and prints the reason.
    const { code, stdout } = cause as NodeJS.ErrnoException & { readonly stdout?: string };
    if (code !== 'ENOENT' && stdout) return stdout;
    throw new Error('pdfsig is needed: install poppler-utils (npm test does), or set ALZETTE_PDFSIG to its path', {
      cause,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads the signature of a PDF: its validity, coverage, certificate and signed attributes. */
export async function readSignature(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const [, ...numbers] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/u.exec(text) ?? [];
  const [start = 0, length = 0, next = 0, rest = 0] = numbers.map(Number);
  const signed = Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(next, next + rest)]);
  const hex = text.slice(length + 1, next - 1);
  const content = ContentInfo.fromBER(Uint8Array.from(Buffer.from(hex, 'hex')));
  const data = new SignedData({ schema: content.content });
  const [certificate] = (data.certificates ?? []) as Certificate[];
  return {
    isValid: await isValid(data, signed),
    isWhole: start === 0 && text[length] === '<' && text[next - 1] === '>' && next + rest === pdf.length,
    certificate: Buffer.from(certificate?.toSchema(true).toBER() ?? new ArrayBuffer(0)),
    attributes: data.signerInfos[0]?.signedAttrs?.attributes.map(({ type }) => type) ?? [],
  };
}

async function isValid(data: SignedData, signed: Buffer): Promise<boolean> {
  try {
    return await data.verify({ signer: 0, data: Uint8Array.from(signed).buffer, checkChain: false });
  } catch {
    return false;
  }
}
