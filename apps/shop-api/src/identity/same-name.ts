/** Whether two spellings are one name: case, accents, spaces, hyphens and apostrophes do not count. */
export function isSameName(one: string, other: string): boolean {
  return essence(one) === essence(other);
}

function essence(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{Letter}]/gu, '')
    .toLowerCase();
}
