const layerCss = require('./layer-css-loader.cjs');

const scope = ':where(alzette-cart)';
const layered = (source, options = {}) => layerCss.call({ getOptions: () => options }, source).replace(/\s+/gu, ' ');

describe('the layer of the shop’s styles', () => {
  it('[P4] contains every rule, and the cascade is the same as without it', () => {
    expect(layered('.a { color: red } a:hover { color: blue }')).toBe(
      '@layer alzette.frame,alzette.look,alzette.theme,alzette.guard; @layer alzette.look {.a { color: red } a:hover { color: blue }}',
    );
  });

  it('[P4] leaves out rules that must stand at the top level', () => {
    const sheet = layered(
      '@media print { @page { size: A4; } body { color: #000 } } @property --turn { syntax: "<angle>"; }',
    );
    expect(sheet).toContain(
      '@page { size: A4; } @property --turn { syntax: "<angle>"; } @layer alzette.look {@media print {',
    );
  });

  it('[P4] applies rules for a whole page to the elements, and leaves the page’s print styles unchanged', () => {
    const sheet = layered(
      ':root { --a: 1rem } html:has(dialog) { top: 0 } body, h1 { margin: 0 } @page { size: A4; } @media print { :root { --a: 0.5rem } }',
      { scope },
    );
    expect(sheet).toContain('@layer alzette.look {:where(alzette-cart) {& { --a: calc(1 * var(--alzette-rem)) }');
    expect(sheet).toContain('& > :where(div):has(dialog) { top: 0 }');
    expect(sheet).toContain('& > :where(div), h1 { margin: 0 }');
    expect(sheet).toContain('@media print { & { --a: calc(0.5 * var(--alzette-rem)) } }');
    expect(sheet).not.toContain('@page');
  });

  it('[P4] leaves fonts unchanged', () => {
    expect(layered('@font-face { font-family: A }', { scope })).toContain(
      '@layer alzette.look {@font-face { font-family: A }}',
    );
  });
});
