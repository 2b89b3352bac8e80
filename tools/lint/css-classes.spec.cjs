let tool;
beforeAll(async () => {
  tool = await import('./css-classes.mjs');
});

const found = (code, styles) =>
  tool.findMissingClasses([{ path: 'a/b.tsx', text: `import styles from './b.module.css';\n${code}` }], (path) => {
    expect(path).toBe('a/b.module.css');
    return styles;
  });

describe('the check of CSS classes', () => {
  it.each(['.words {\n}', '.textual {\n}', '.text-start {\n}', 'text {\n}'])(
    'finds a class that %j lacks',
    (styles) => {
      expect(found('<p className={styles.text} />', styles)).toEqual(['a/b.tsx: text']);
    },
  );

  it.each(['.text {\n}', '.a > .text:hover {\n}', '@media print {\n  .text,\n  .a {\n  }\n}'])(
    'finds it in %j',
    (styles) => {
      expect(found('<p className={styles.text} />', styles)).toEqual([]);
    },
  );
});
