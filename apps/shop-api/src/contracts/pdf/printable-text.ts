/** Beyond Latin-1, what the standard PDF fonts can also print. */
const printableBeyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that do not fall apart into a letter and an accent. */
const nearest: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '\u2212': '-',
};

/** The text in letters that the standard PDF fonts hold: `Łukasz Němec` becomes `Lukasz Nemec`. */
export function printable(text: string): string {
  const characters = [...text.normalize('NFC')];
  return characters.map((character) => (isPrintable(character) ? character : substitute(character))).join('');
}

function substitute(character: string): string {
  const known = nearest[character];
  if (known !== undefined) return known;
  const letters = [...character.normalize('NFKD').replace(/\p{Mark}/gu, '')];
  return letters.length > 0 && letters.every(isPrintable) ? letters.join('') : '?';
}

function isPrintable(character: string): boolean {
  return /^[\n\u0020-\u007e\u00a0-\u00ff]$/u.test(character) || printableBeyondLatin.includes(character);
}
