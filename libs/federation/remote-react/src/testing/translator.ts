export interface Translation {
  stop(): void;
}

/**
 * Translates the texts of an element as the translator of Chrome does: a `<font>` takes the place of each text node, now and when text
 * appears or changes later. Text marked `translate="no"` stays. It uses nothing outside itself: browser tests add its source to a page.
 *
 * @param options `wrap` keeps the text node inside the `<font>`, as some extensions do; `mark` stands around each translation, which is
 *   the text itself without it
 */
export function translate(
  root: Node,
  { how = 'replace', mark = '' }: { readonly how?: 'replace' | 'wrap'; readonly mark?: string } = {},
): Translation {
  const skipped = 'script, style, noscript, template, textarea, option, title, [translate="no"], font';
  const translateText = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    text.parentNode?.replaceChild(font, text);
    inner.append(how === 'wrap' ? text : text.data.replace(/\S.*\S|\S/su, `${mark}$&${mark}`));
  };
  const translateIn = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = node instanceof Text ? [node] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.filter(({ isConnected }) => isConnected).forEach(translateText);
  };
  const observer = new MutationObserver((records) => {
    records
      .flatMap(({ target, addedNodes }) => (addedNodes.length > 0 ? [...addedNodes] : [target]))
      .forEach(translateIn);
  });
  translateIn(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return { stop: () => observer.disconnect() };
}
