import { loadOperator } from '@alzette/operator-config/load';
import { fonts, PageLayout } from '@alzette/shop-api/documents/testing';
import { itWithPoppler as it, pdfStructure, pdfText } from '../../../../test/pdf-text';
import { operatorFile } from '../../../../test/shop';

const operator = loadOperator(operatorFile);

/** A document with one row for each text. */
async function pageOf(texts: readonly string[]): Promise<Buffer> {
  const page = new PageLayout('Contrat Łódź', 'Alzette S.A.', 'fr');
  page.letterhead(operator, 'Contrat d’abonnement');
  page.heading('Les parties');
  for (const text of texts) page.row('Client', text);
  page.paragraph('Le client a lu ce contrat.');
  return page.finish((number, count) => `Page ${number} sur ${count}`);
}

const names = [
  'Zoé Müller-Weiß, 19,99 € « été » – 3 × “œuvre”',
  'Łucja Kołodziej, ul. Piotrkowska, Łódź',
  'Jiří Dvořák, Ďáblice; Đorđe Šimić; Ștefan Țepeș; Iğdır İpek; Ħal Għaxaq; Ķekava; Þórir Ægisson',
  'Ελένη Παπαδοπούλου, Ἀθῆναι',
  'Николай Ђурђевић, вулиця Хрещатик, Їжакевич',
  'Nguyễn Thị Hồng Ngọc',
];
const otherScripts = ['გიორგი ბერიძე, Łódź', 'Անահիտ Պետրոսյան, Đurđevac'];

describe('a document', () => {
  it('[K1] prints Latin, Greek, Cyrillic, Georgian and Armenian texts unchanged, decomposed ones too', async () => {
    const decomposed = 'Łukasz Němec'.normalize('NFD');
    const text = pdfText(await pageOf([...names, ...otherScripts, decomposed])).replaceAll(/\s+/gu, ' ');
    for (const name of [...names, ...otherScripts, decomposed])
      expect(text).toContain(`Client ${name.normalize('NFC')}`);
  });

  it('[K1] keeps the text of a letter that an earlier document printed as part of another', async () => {
    await pageOf(['Гоголь']);
    expect(pdfText(await pageOf(['Γιώργος']))).toContain('Γιώργος');
  });

  it('[V7] lays out only text that no earlier document printed', async () => {
    await pageOf(['Ada Müller']);
    const layout = jest.spyOn(fonts().regular.font, 'layout');
    await pageOf(['Ada Lovelace']);
    expect(layout.mock.calls).toEqual([['Lovelace', undefined]]);
    layout.mockRestore();
  });

  it('[K1] is tagged for assistive technology, with language, title and embedded fonts', async () => {
    const pdf = await pageOf(names);
    const { info, tree, fonts } = pdfStructure(pdf);
    expect(info).toMatch(/^Title: +Contrat Łódź$/mu);
    expect(info).toMatch(/^Tagged: +yes$/mu);
    expect(pdf.toString('latin1')).toContain('/Lang (fr)');
    expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const elements = [...tree.matchAll(/^ {2}(\w+) \(block\)$/gmu)].map(([, type]) => type);
    expect(elements).toEqual(['P', 'H1', 'H2', ...names.map(() => 'P'), 'P']);
    expect(tree.replaceAll(/"\s+"/gu, '')).toContain(`Client${names[1]}`);
    // Page numbers are decoration.
    expect(tree).not.toContain('Page 1');
    expect(pdfText(pdf)).toContain('Page 1 sur 1');
    const embedded = fonts.trim().split('\n').slice(2);
    expect(embedded.map((line) => line.split(/\s+/u)[0]?.slice(7))).toEqual([
      'SourceSans3-Bold',
      'SourceSans3-Regular',
    ]);
    for (const line of embedded) expect(line).toMatch(/yes yes yes/u);
  });
});
