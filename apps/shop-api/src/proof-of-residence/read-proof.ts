import { fileTypeFromBuffer } from 'file-type/core';
import { proofMaxBytes, proofMediaType, type OrderRequest } from '@alzette/shop-model';
import { unprocessable } from '../platform/http/problem-error';
import { safeFilename } from './plain-name';

/** A file that is what its name says. */
export interface Proof {
  readonly filename: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

const path = 'body/proofOfResidence';
const word = 'application/msword';
const openWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Every document of Word has a stream of this name; other files of the same container have not. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

/**
 * Takes a file for what its bytes are. Its name has to agree, and is kept as a label only.
 *
 * @throws ProblemError 422 `file_too_big` or `file_format`
 */
export async function readProof({ filename, content }: NonNullable<OrderRequest['proofOfResidence']>): Promise<Proof> {
  const bytes = decode(content);
  if (bytes.length > proofMaxBytes) throw unprocessable('file_too_big', `${path}/content`, 'is bigger than 10 MB');
  const mediaType = proofMediaType(filename, bytes);
  if (!mediaType || !(await isWhatItBeginsAs(mediaType, bytes))) {
    throw unprocessable('file_format', `${path}/filename`, 'is not a jpeg, png, pdf, doc or docx file');
  }
  return { filename: safeFilename(filename), mediaType, content: bytes };
}

/** Lines may be broken, as in mails; Node would pass over anything else that is no base64, and read another file than was sent. */
function decode(text: string): Buffer {
  const plain = text.replace(/[\t\n\r ]/gu, '');
  const bytes = Buffer.from(plain, 'base64');
  if (bytes.toString('base64') === plain) return bytes;
  throw unprocessable('file_format', `${path}/content`, 'is not base64');
}

/** Two formats begin as many others do: a docx is a zip, and a doc the container of all of old Office. */
async function isWhatItBeginsAs(mediaType: string, bytes: Buffer): Promise<boolean> {
  if (mediaType === word) return bytes.includes(wordStream);
  if (mediaType !== openWord) return true;
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime === openWord;
}
