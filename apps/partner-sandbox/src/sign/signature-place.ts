import { DEFAULT_BYTE_RANGE_PLACEHOLDER, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';

/** Room for a signature with its certificate, in bytes. */
const room = 8192;

interface Outline {
  readonly root: string;
  readonly page: string;
  readonly size: number;
  readonly info: string | null;
  readonly previous: string;
}

/**
 * The PDF with an empty signature field, as an incremental update: every byte that was there stays, and the new objects stand
 * behind its end. For PDFs with a table of references and no form of their own, as pdfkit writes them.
 *
 * @throws Error when the PDF is not of that kind
 */
export function withSignaturePlace(pdf: Buffer, at: Date): Buffer {
  const text = pdf.toString('latin1');
  const { root, page, size, info, previous } = outlineOf(text);
  const [signature, field] = [size, size + 1];
  const objects = new Map<number, string>([
    [Number(root), `${dictionary(text, root)}/AcroForm << /SigFlags 3 /Fields [${field} 0 R] >>\n`],
    [Number(page), `${dictionary(text, page)}/Annots [${field} 0 R]\n`],
    [
      signature,
      `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /${SUBFILTER_ETSI_CADES_DETACHED} /M (${pdfDate(at)})
/ByteRange [0 /${DEFAULT_BYTE_RANGE_PLACEHOLDER} /${DEFAULT_BYTE_RANGE_PLACEHOLDER} /${DEFAULT_BYTE_RANGE_PLACEHOLDER}]
/Contents <${'0'.repeat(room * 2)}>\n`,
    ],
    [
      field,
      `/Type /Annot /Subtype /Widget /FT /Sig /T (LuxSign) /F 132 /Rect [0 0 0 0] /P ${page} 0 R /V ${signature} 0 R\n`,
    ],
  ]);
  const trailer = `<< /Size ${size + 2} /Root ${root} 0 R${info === null ? '' : ` /Info ${info}`} /Prev ${previous} >>`;
  return Buffer.concat([pdf, Buffer.from(update(pdf.length, objects, trailer), 'latin1')]);
}

/** Whether it is a PDF of the kind that a place for a signature can be added to. */
export function canBeSigned(pdf: Buffer): boolean {
  try {
    return withSignaturePlace(pdf, new Date(0)).length > pdf.length;
  } catch {
    return false;
  }
}

function update(start: number, objects: ReadonlyMap<number, string>, trailer: string): string {
  let body = '\n';
  let table = 'xref\n';
  for (const [id, content] of objects) {
    table += `${id} 1\n${String(start + body.length).padStart(10, '0')} 00000 n \n`;
    body += `${id} 0 obj\n<<\n${content}>>\nendobj\n`;
  }
  return `${body}${table}trailer\n${trailer}\nstartxref\n${start + body.length}\n%%EOF\n`;
}

function outlineOf(text: string): Outline {
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const root = found(/\/Root (\d+) 0 R/u, trailer);
  const pages = found(/\/Pages (\d+) 0 R/u, dictionary(text, root));
  return {
    root,
    page: found(/\/Kids \[(\d+) 0 R/u, dictionary(text, pages)),
    size: Number(found(/\/Size (\d+)/u, trailer)),
    info: /\/Info (\d+ 0 R)/u.exec(trailer)?.[1] ?? null,
    previous: found(/startxref\s+(\d+)/u, trailer),
  };
}

/** What stands between the outer brackets of an object. */
function dictionary(text: string, id: string): string {
  const start = text.lastIndexOf(`\n${id} 0 obj\n`);
  const object = text.slice(start, text.indexOf('\nendobj', start));
  if (start < 0 || /\/(AcroForm|Annots)\b/u.test(object))
    throw new Error('The PDF cannot be signed: another kind of file');
  return object.slice(object.indexOf('<<') + 2, object.lastIndexOf('>>'));
}

function found(pattern: RegExp, text: string): string {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error('The PDF cannot be signed: another kind of file');
  return value;
}

function pdfDate(at: Date): string {
  return `D:${at.toISOString().replace(/\D/gu, '').slice(0, 14)}Z`;
}
