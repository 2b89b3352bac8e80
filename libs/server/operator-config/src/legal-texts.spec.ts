import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { legalPages, type LegalText, locales } from '@alzette/shop-model';
import { legalFolder, loadLegalTexts } from './legal-texts';
import { loadOperator } from './load';
import { OperatorFileError } from './operator-file-error';

const operators = resolve(import.meta.dirname, '../operators');
const files = ['alzette', 'moselle'].map((name) => join(operators, `${name}.json`));
const [alzetteFile = ''] = files;
const alzette = loadOperator(alzetteFile);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'legal-'));
  cpSync(legalFolder(alzetteFile), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = (body: string) => `---\nversion: 2026-11-24\ndescription: Terms.\n---\n\n${body}`;

function termsOf(source: string): LegalText {
  for (const locale of locales) writeFileSync(join(folder, `terms.${locale}.md`), source);
  return loadLegalTexts(folder, alzette).terms.de;
}

function problemsOf(change: () => void): readonly string[] {
  change();
  try {
    loadLegalTexts(folder, alzette);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorFileError);
    return (error as OperatorFileError).problems;
  }
}

const outline = ({ blocks }: LegalText) =>
  blocks.map((block) => {
    if (block.type === 'list') return `list of ${block.items.length}`;
    return block.type === 'table' ? `table of ${block.rows.length}` : block.type;
  });

describe.each(files)('the legal texts of %s', (file) => {
  const operator = loadOperator(file);
  const texts = loadLegalTexts(legalFolder(file), operator);

  it.each(legalPages)('[A11] say on the page %s the same in each language, in the name of the operator', (page) => {
    const { fr, en, de } = texts[page];
    expect(outline(en)).toEqual(outline(fr));
    expect(outline(de)).toEqual(outline(fr));
    for (const { title, description, version, blocks } of [fr, en, de]) {
      expect(title).toMatch(/^.{5,60}$/u);
      expect(description).toMatch(/^.{40,160}$/u);
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
      expect(blocks.length).toBeGreaterThan(5);
      expect(JSON.stringify(blocks)).not.toMatch(/[{]\w+[}]/u);
    }
    expect(new Set([fr, en, de].map(({ description }) => description)).size).toBe(3);
    expect(JSON.stringify(texts['legal-notice'])).toContain(operator.legalName);
  });

  it('[A11, Q4] hold the model form for a withdrawal and the address of the supervisors', () => {
    for (const locale of locales) {
      const withdrawal = JSON.stringify(texts.withdrawal[locale]);
      expect(withdrawal).toContain(operator.registeredOffice.street);
      expect(withdrawal).toContain(operator.email);
      expect(JSON.stringify(texts.accessibility[locale])).toContain('OSAPS');
      expect(JSON.stringify(texts.complaints[locale])).toContain('Institut Luxembourgeois de Régulation');
      expect(JSON.stringify(texts.privacy[locale])).toContain('Commission nationale pour la protection des données');
    }
  });
});

describe('loadLegalTexts', () => {
  it('[A11] reads headings, lists, tables, bold text and links, and fills in the operator', () => {
    const { title, version, blocks } = termsOf(
      text(
        '# Die AGB\n\nGilt für **{legalName}**,\nsiehe [Widerruf](page:withdrawal). Tel. {phone}\n\n## Liste\n\n1. Łódź\n2. [Ihre Bestellungen](page:orders)\n\n| A | B |\n|---|---|\n| 1 | [Mail](mailto:{email}) |\n',
      ),
    );
    expect({ title, version }).toEqual({ title: 'Die AGB', version: '2026-11-24' });
    expect(blocks).toEqual([
      {
        type: 'paragraph',
        runs: [
          { text: 'Gilt für ' },
          { text: 'Alzette S.A.', isBold: true },
          { text: ', siehe ' },
          { text: 'Widerruf', href: '/de/widerruf' },
          { text: '. Tel. ' },
          { text: '8002 4000', href: 'tel:+35280024000' },
        ],
      },
      { type: 'heading', level: 2, runs: [{ text: 'Liste' }] },
      {
        type: 'list',
        isOrdered: true,
        items: [[{ text: 'Łódź' }], [{ text: 'Ihre Bestellungen', href: '/de/bestellungen' }]],
      },
      {
        type: 'table',
        head: [[{ text: 'A' }], [{ text: 'B' }]],
        rows: [[[{ text: '1' }], [{ text: 'Mail', href: 'mailto:service@alzette.example' }]]],
      },
    ]);
  });

  it('[A11] keeps characters that HTML escapes as they are typed', () => {
    expect(termsOf(text('# T\n\n3 < 4 & 5 > 2, "ja"\n')).blocks).toEqual([
      { type: 'paragraph', runs: [{ text: '3 < 4 & 5 > 2, "ja"' }] },
    ]);
  });

  it('[A11] reports a missing text and one whose languages differ in version, all at once', () => {
    const problems = problemsOf(() => {
      rmSync(join(folder, 'privacy.de.md'));
      const file = join(folder, 'terms.fr.md');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/version: .*/u, 'version: 2030-01-01'));
    });
    expect(problems).toEqual([
      expect.stringMatching(/^terms: the languages differ in version \(2030-01-01, .*\)$/u),
      expect.stringMatching(/^privacy.de.md: ENOENT/u),
    ]);
  });

  it.each([
    ['no front matter', '# T\n', /begin with ---, version: yyyy-mm-dd/u],
    ['no title', text('T\n'), /begin the text with # and its title/u],
    ['an unknown placeholder', text('# {company}\n'), /\{company\} is not known: use one of name, legalName/u],
    ['HTML', text('# T\n\n<script>alert(1)</script>\n'), /"<script>alert\(1\)<\/script>.*" is neither heading/u],
    ['HTML in a paragraph', text('# T\n\nA <b>b</b>\n'), /"<b>" is neither text, \*\*bold\*\* nor a link/u],
    ['a picture', text('# T\n\n![a](https://a.example/a.png)\n'), /is neither text, \*\*bold\*\* nor a link/u],
    ['a list in a list', text('# T\n\n- a\n  - b\n'), /is neither text, \*\*bold\*\* nor a link/u],
    [
      'a script as a link',
      text('# T\n\n[a](javascript:alert(1))\n'),
      /a link leads to javascript:alert\(1\): use https:/u,
    ],
    ['a page that does not exist', text('# T\n\n[a](page:home)\n'), /a link leads to page:home/u],
  ])('[A11] reports %s, and says what to write', (_what, source, problem) => {
    expect(problemsOf(() => writeFileSync(join(folder, 'terms.en.md'), source))).toEqual([
      expect.stringMatching(problem),
    ]);
  });
});
