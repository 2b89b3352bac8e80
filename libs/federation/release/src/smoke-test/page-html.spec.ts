import { ssrRemoteOf, readJson, withJson, withoutRendering, withPart, withRoot } from './page-html';

const ssrRemote = { place: 'cart', state: {}, cookies: {} };
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}" nonce="1">${JSON.stringify(value)}</script>`;
const part = '<div data-release="1.0.0"><div>Cart<div></div></div><p>Total</p></div>';

/** The page of a site. */
function pageOf({ content = part, data = json('alzette-drawn-remote', ssrRemote) } = {}): string {
  return `<head>${json('alzette-drawn', { responses: {} })}${data}</head><body><div id="root"><main><div data-remote="cart">${content}</div></main></div>\n<noscript></noscript></body>`;
}

it('[P1, P3] a smoke test reads the remote that a site rendered, with its whole content', () => {
  expect(ssrRemoteOf(pageOf())).toEqual({
    version: '1.0.0',
    ssrRemote,
    html: '<div>Cart<div></div></div><p>Total</p>',
  });
  expect(ssrRemoteOf(pageOf({ content: '', data: '' }))).toBeNull();
});

it.each([
  ['the data', { data: '' }],
  ['the remote', { content: '' }],
])('[P3] a smoke test refuses a page that was rendered without %s', (_what, page) => {
  expect(() => ssrRemoteOf(pageOf(page))).toThrow('renders its remote wrongly');
});

it('[P1, P3] a smoke test replaces only the live release with the candidate', () => {
  const candidate = '<div data-release="2.0.0" data-smoke-test>next $& $1</div>';
  expect(withPart(pageOf(), { version: '2.0.0', html: 'next $& $1' })).toBe(pageOf({ content: candidate }));
  expect(withRoot(pageOf(), 'root $&')).toContain('<div id="root">root $&</div>\n<noscript>');
  expect(() => withRoot('<div id="app"></div>', '')).toThrow('no #root');
});

it('[P3] a smoke test of a host without a server bundle shows what the browser renders alone', () => {
  expect(withoutRendering(pageOf())).toBe('<head></head><body><div id="root"></div>\n<noscript></noscript></body>');
});

it('[P3] a smoke test keeps texts of the data inside their script element', () => {
  const page = withJson(pageOf(), 'alzette-drawn', { text: '</script>$&' });
  expect(page).not.toContain('</script>$&');
  expect(readJson(page, 'alzette-drawn')).toEqual({ text: '</script>$&' });
});
