const { pagesOf } = require('./release-manifest-plugin.cjs');

const page = { path: { fr: 'a', en: 'b', de: 'c' }, title: { fr: 'A', en: 'B', de: 'C' } };

it('[P3] each page of a release says whether it depends on the visitor', () => {
  expect(pagesOf({ pages: { loyalty: page, points: { ...page, dependsOnVisitor: true } } })).toEqual({
    loyalty: { ...page, dependsOnVisitor: false },
    points: { ...page, dependsOnVisitor: true },
  });
  expect(pagesOf({})).toBeUndefined();
});
