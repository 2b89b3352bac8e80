let tool;
beforeAll(async () => {
  tool = await import('./media-queries.mjs');
});

const found = (text) => tool.findRanges([{ path: 'a.css', text }]);

describe('the check of media queries', () => {
  it.each(['(width < 960px)', '(960px <= width < 1120px)', 'screen and (height >= 600px)'])('finds %s', (query) => {
    expect(found(`.a {\n}\n\n@media ${query} {\n}`)).toEqual([`a.css:4: @media ${query}`]);
  });

  it.each(['@media (max-width: 959.98px) {\n}', '.a > .b {\n}', '@media print {\n  .a > .b {\n  }\n}'])(
    'ignores %j',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
