const longest = 30;

/** A file's name as it is shown: at most 30 characters, then an ellipsis (spec row I4). */
export function shownName(filename: string): string {
  const characters = [...filename];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : filename;
}
