/** Characters beyond Latin-1 that the standard PDF fonts can print. */
const printableBeyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Characters that Unicode does not decompose into a letter and an accent. */
const replacements: Readonly<Record<string, string>> = {
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

/** The text in characters of the standard PDF fonts: `Łukasz Němec` becomes `Lukasz Nemec`. */
export function printable(text: string): string {
  const characters = [...text.normalize('NFC')];
  return characters.map((character) => (isPrintable(character) ? character : substitute(character))).join('');
}

function substitute(character: string): string {
  const known = replacements[character];
  if (known !== undefined) return known;
  const letters = [...character.normalize('NFKD').replace(/\p{Mark}/gu, '')];
  return letters.length > 0 && letters.every(isPrintable) ? letters.join('') : '?';
}

function isPrintable(character: string): boolean {
  return /^[\n\u0020-\u007e\u00a0-\u00ff]$/u.test(character) || printableBeyondLatin.includes(character);
}
