const maxLength = 100;

/**
 * The last part of a path, without what is not seen or turns the text around, and not longer than a list can show; its ending stays.
 * Nobody opens a file by it: that is stored under a random id.
 */
export function safeFilename(name: string): string {
  const plain = name.normalize('NFC').replace(/\p{C}/gu, '').split(/[/\\]/u).at(-1)?.trim() ?? '';
  const shown = [...plain];
  const ending = plain.slice(plain.lastIndexOf('.'));
  return shown.length <= maxLength ? plain : `${shown.slice(0, maxLength - ending.length).join('')}${ending}`;
}
