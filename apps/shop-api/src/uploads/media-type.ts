interface FileFormat {
  readonly extensions: readonly string[];
  readonly mediaType: string;
  /** The bytes every such file begins with, in hexadecimal. */
  readonly signature: string;
}

const formats: readonly FileFormat[] = [
  { extensions: ['jpeg', 'jpg'], mediaType: 'image/jpeg', signature: 'ffd8ff' },
  { extensions: ['png'], mediaType: 'image/png', signature: '89504e470d0a1a0a' },
  { extensions: ['pdf'], mediaType: 'application/pdf', signature: '255044462d' },
  { extensions: ['doc'], mediaType: 'application/msword', signature: 'd0cf11e0a1b11ae1' },
  {
    extensions: ['docx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signature: '504b0304',
  },
];

/** The file's media type when its name and its first bytes agree on an accepted format, else null (spec row I4). */
export function mediaTypeOf(filename: string, content: Buffer): string | null {
  const extension = filename.split('.').at(-1)?.toLowerCase() ?? '';
  const format = formats.find(({ extensions }) => extensions.includes(extension));
  if (!format) return null;
  const beginning = content.subarray(0, format.signature.length / 2).toString('hex');
  return beginning === format.signature ? format.mediaType : null;
}
