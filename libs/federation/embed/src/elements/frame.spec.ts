import { addStyle } from './frame';

describe('the style of the elements', () => {
  afterEach(() => document.head.replaceChildren());

  it('[P4, W1] is in a style element if the browser has no constructed sheets', () => {
    addStyle();
    expect(document.head.querySelector('style')).toHaveTextContent('@layer alzette.frame');
  });

  it('[P4] is a constructed sheet elsewhere', () => {
    const replaceSync = jest.fn();
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync = replaceSync;
      },
    });
    Object.assign(document, { adoptedStyleSheets: [] });
    addStyle();
    expect(document.adoptedStyleSheets).toHaveLength(1);
    expect(replaceSync).toHaveBeenCalledWith(expect.stringContaining('@layer alzette.frame'));
    expect(document.head.querySelector('style')).toBeNull();
  });
});
