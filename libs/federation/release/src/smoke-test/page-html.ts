// Parses and changes the rendered parts in the HTML of a site's page.
import { ssrPageId, ssrRemoteId } from '@alzette/discovery';
import type { DrawnRemote } from '@alzette/remote-contract';
import { ReleaseError } from '../release-error';

/** A remote as its server bundle rendered it. */
export interface RenderedPart {
  readonly version: string;
  readonly html: string;
}

/** The attribute of a rendered part in a smoke test. It disappears when the browser renders the remote again. */
export const smokeTestMark = 'data-smoke-test';

/** The JSON that a page holds in a script element; null without one. */
export function readJson<Value>(page: string, id: string): Value | null {
  const text = jsonElement(id).exec(page)?.[2];
  return text === undefined ? null : (JSON.parse(text) as Value);
}

/** `<` is escaped, so that no text of the data ends the script element. */
export function withJson(page: string, id: string, value: unknown): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return page.replace(jsonElement(id), (_all, open: string, _text, close: string) => `${open}${text}${close}`);
}

function jsonElement(id: string): RegExp {
  return new RegExp(`(<script type="application/json" id="${id}"[^>]*>)(.*?)(</script>)`, 'su');
}

/**
 * The remote that a site rendered into a page, and the input of the render; null where the site leaves the remote to the browser.
 *
 * @throws ReleaseError when the page has one without the other
 */
export function ssrRemoteOf(page: string): (RenderedPart & { readonly ssrRemote: DrawnRemote }) | null {
  const ssrRemote = readJson<DrawnRemote>(page, ssrRemoteId);
  const part = findPart(page);
  if (ssrRemote && part) return { ssrRemote, version: part.version, html: page.slice(part.start, part.end) };
  if (ssrRemote ?? part)
    throw new ReleaseError(
      `The site renders its remote wrongly: a page needs both <div data-release> in the slot and #${ssrRemoteId}.`,
    );
  return null;
}

/** Replaces the rendered part of a page. */
export function withPart(page: string, part: RenderedPart): string {
  const before = findPart(page);
  return before ? page.slice(0, before.openAt) + partElement(part) + page.slice(before.end + '</div>'.length) : page;
}

export function partElement({ version, html }: RenderedPart): string {
  return `<div data-release="${version}" ${smokeTestMark}>${html}</div>`;
}

/** Server bundles escape `<` in texts, so that divs can be counted. */
function findPart(page: string) {
  const open = /<div data-release="([^"]*)">/u.exec(page);
  if (!open) return null;
  const start = open.index + open[0].length;
  let depth = 1;
  for (const { 0: tag, index } of page.slice(start).matchAll(/<\/?div\b/gu)) {
    depth += tag === '<div' ? 1 : -1;
    if (depth === 0) return { openAt: open.index, start, end: start + index, version: open[1] ?? '' };
  }
  return null;
}

/** The page with other content in its root. */
export function withRoot(page: string, content: string): string {
  const root = /(<div id="root">).*(<\/div>\s*<noscript>)/su;
  if (!root.test(page))
    throw new ReleaseError(
      'The page of the site has no #root: check that --against is the address of an Alzette shop.',
    );
  return page.replace(root, (_all, open: string, close: string) => open + content + close);
}

/** The page as a site without server bundles sends it. */
export function withoutRendering(page: string): string {
  const ids = [ssrPageId, ssrRemoteId];
  return withRoot(
    ids.reduce((html, id) => html.replace(jsonElement(id), ''), page),
    '',
  );
}
