const maxFilenameLength = 100;

/**
 * The last part of a path, without invisible and direction-changing characters, shortened before its extension. It is a label; files
 * are stored under random ids.
 */
export function safeFilename(name: string): string {
  const plain = name.normalize('NFC').replace(/\p{C}/gu, '').split(/[/\\]/u).at(-1)?.trim() ?? '';
  const characters = [...plain];
  const extension = plain.slice(plain.lastIndexOf('.'));
  return characters.length <= maxFilenameLength
    ? plain
    : `${characters.slice(0, maxFilenameLength - extension.length).join('')}${extension}`;
}
