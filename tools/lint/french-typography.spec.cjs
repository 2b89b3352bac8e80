let tool;
beforeAll(async () => {
  tool = await import('./french-typography.mjs');
});

const narrow = '\u202f';
const noBreak = '\u00a0';

describe('the spaces of French texts', () => {
  it.each([
    ['Une question ?', `Une question${narrow}?`],
    ['Merci!', `Merci${narrow}!`],
    ['sept ; huit', `sept${narrow}; huit`],
    ['« Mes commandes »', `«${narrow}Mes commandes${narrow}»`],
    ['«Mes commandes»', `«${narrow}Mes commandes${narrow}»`],
    ['Prix : 5', `Prix${noBreak}: 5`],
    [`Prix${narrow}: 5`, `Prix${noBreak}: 5`],
    ['https://alzette.lu à 12:30', 'https://alzette.lu à 12:30'],
    ['{count, plural, one {un} other {#}}', '{count, plural, one {un} other {#}}'],
  ])('%j becomes %j, which is right', (text, expected) => {
    expect(tool.correct(text)).toBe(expected);
    expect(tool.correct(expected)).toBe(expected);
  });

  it('leave code and keys alone', () => {
    const code = "export const a = b ? 'Prix : 5' : `${c ? 'x' : 'y'} ?`;";
    expect(tool.correctFile('french.ts', code)).toBe(
      `export const a = b ? 'Prix${noBreak}: 5' : \`\${c ? 'x' : 'y'}${narrow}?\`;`,
    );
    expect(tool.correctFile('texts.ts', "export const texts = { en: 'Price : 5', fr: { price: 'Prix : 5' } };")).toBe(
      `export const texts = { en: 'Price : 5', fr: { price: 'Prix${noBreak}: 5' } };`,
    );
    expect(tool.correctFile('fr.json', '{\n  "a ?": "Oui ?"\n}')).toBe(`{\n  "a ?": "Oui${narrow}?"\n}`);
  });
});
