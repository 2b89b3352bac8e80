let tool;
beforeAll(async () => {
  tool = await import('./retired-terms.mjs');
});

const retired = { names: ['patience', 'made order'], prose: ['nobody'] };
const found = (path, text) => tool.findRetired([{ path, text }], retired);

describe('the check of retired terms', () => {
  it('reads the terms in backticks from the glossary', () => {
    const text =
      '| Term | Instead of |\n|---|---|\n| `timeoutMs` | `patience` |\n| line | item |\n\n## Terms to avoid\n`nobody`';
    expect(tool.readRetired(text)).toEqual({ names: ['patience'], prose: ['nobody'] });
  });

  it.each([
    ['a name', 'a.ts', 'const providerPatience = 1;'],
    ['a name of several words', 'a.tsx', 'function readMadeOrder() {}'],
    ['a comment', 'a.mjs', '// Waits with patience.'],
    ['a documentation comment', 'a.ts', '/** Nobody knows. */\nexport const a = 1;'],
    ['a test title', 'a.spec.ts', "it('answers nobody', () => {});"],
    ['the title of a table of tests', 'a.spec.ts', "it.each([1])('answers nobody %s', () => {});"],
    ['a comment of a style sheet', 'a.css', '/* nobody */ a { color: red }'],
    ['a document', 'a.md', '# Title\n\nNobody knows.'],
  ])('finds one in %s', (_title, path, text) => {
    expect(found(path, text)).toHaveLength(1);
  });

  it.each([
    ['a string', 'a.ts', "const text = 'patience';"],
    ['code in a comment', 'a.ts', '/** The header `patience`. */\nexport const a = 1;'],
    ['code in a document', 'a.md', 'The field `patience`.\n\n```\npatience\n```'],
    ['a longer word', 'a.ts', '// impatience'],
  ])('ignores one in %s', (_title, path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});
