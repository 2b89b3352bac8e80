let tool;
beforeAll(async () => {
  tool = await import('./newer-features.mjs');
});

const found = (path, text) => tool.findNewerFeatures([{ path, text }]);

describe('the check of built files', () => {
  it.each([
    'class A { static { this.b = 1; } }',
    '/(?<=a)b/.test(c);',
    '/[a--b]/v.test(c);',
    'if (URL.canParse(address)) go(address);',
    'const { promise } = Promise.withResolvers();',
    'Object.groupBy(items, by);',
    'items.toSorted();',
    'new Intl.Segmenter(locale);',
  ])('[W1] finds %j', (text) => {
    expect(found('a.js', text)).toEqual([expect.stringMatching(/^a\.js: /u)]);
  });

  it('[W1] finds media queries in range syntax', () => {
    expect(found('a.css', '@media (width<960px){.a{color:red}}')).toHaveLength(1);
  });

  it.each(['.a{color:oklch(50% 0.1 200)}', '.a{.b{color:red}}'])('[W1] finds %j', (text) => {
    expect(found('a.css', text)).toEqual([expect.stringMatching(/^a\.css: /u)]);
  });

  it('[W1] accepts features that older browsers can do without', () => {
    expect(found('a.css', '.a{max-height:88vh;max-height:88dvh}.b:has(.a){resize:vertical}')).toEqual([]);
  });

  it.each([
    'class A { static #b = 1; c = this?.d ?? A.#b; }',
    'structuredClone(items).at(-1)?.findLast(isOpen);',
    'items.map(by).filter(Boolean).some(isOpen);',
    'Object.hasOwn(a, "b") && AbortSignal.timeout(1000);',
  ])('[W1] accepts %j', (text) => {
    expect(found('a.js', text)).toEqual([]);
  });
});
