import { crc32, deflateRawSync } from 'node:zlib';

/** Files with the leading bytes of each format. */
export const filesOf = {
  jpeg: () => Buffer.concat([bytes('ffd8ffe000104a46494600'), Buffer.alloc(60, 7), bytes('ffd9')]),
  png: () => Buffer.concat([bytes('89504e470d0a1a0a0000000d49484452'), Buffer.alloc(60)]),
  pdf: () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  doc: () =>
    Buffer.concat([
      bytes('d0cf11e0a1b11ae1'),
      Buffer.alloc(504),
      Buffer.from('WordDocument', 'utf16le'),
      Buffer.alloc(90),
    ]),
  docx: () =>
    zip({ '[Content_Types].xml': contentTypes('wordprocessingml.document'), 'word/document.xml': '<w:document/>' }),
  xls: () =>
    Buffer.concat([bytes('d0cf11e0a1b11ae1'), Buffer.alloc(504), Buffer.from('Workbook', 'utf16le'), Buffer.alloc(90)]),
  xlsx: () => zip({ '[Content_Types].xml': contentTypes('spreadsheetml.sheet'), 'xl/workbook.xml': '<workbook/>' }),
  jar: () => zip({ 'META-INF/MANIFEST.MF': 'Main-Class: Evil', 'word/document.xml': '' }),
  zip: () => zip({ 'evil.exe': 'MZ' }),
  gif: () => Buffer.from('GIF89a/*;*/=1;alert(1)//'),
  html: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  exe: () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(60)]),
} as const;
export type FileKind = keyof typeof filesOf;

function contentTypes(kind: string): string {
  const type = `application/vnd.openxmlformats-officedocument.${kind}`;
  return `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`;
}

function bytes(hexadecimal: string): Buffer {
  return Buffer.from(hexadecimal, 'hex');
}

/** A zip archive with these files in this order. */
export function zip(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text);
    const common = Buffer.concat([
      bytes('14000000080000000000'),
      numbers(4, crc32(text), packed.length, text.length),
      numbers(2, Buffer.byteLength(name), 0),
    ]);
    const offset = locals.reduce((sum, { length }) => sum + length, 0);
    locals.push(Buffer.concat([bytes('504b0304'), common, Buffer.from(name), packed]));
    entries.push(
      Buffer.concat([bytes('504b01021400'), common, Buffer.alloc(10), numbers(4, offset), Buffer.from(name)]),
    );
  }
  const [body, directory] = [Buffer.concat(locals), Buffer.concat(entries)];
  const end = [
    bytes('504b050600000000'),
    numbers(2, entries.length, entries.length),
    numbers(4, directory.length, body.length),
    numbers(2, 0),
  ];
  return Buffer.concat([body, directory, ...end]);
}

/** Integers of so many bytes, little-endian. */
function numbers(size: number, ...values: readonly number[]): Buffer {
  const written = Buffer.alloc(size * values.length);
  values.forEach((value, index) => written.writeUIntLE(value, index * size, size));
  return written;
}
