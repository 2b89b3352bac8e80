import { type SharedPart, sharedPart } from './page-body';

/** Enough for a few builds. */
const maxStyleSheets = 50;

/** Returns a style sheet for inlining into pages, by the path under which browsers would load it. */
export type StyleSheets = (path: string, read: () => Promise<string>) => Promise<SharedPart>;

/** Caches style sheets. Each file is read once, because its name contains a hash of the content. */
export function styleSheets(): StyleSheets {
  const kept = new Map<string, Promise<SharedPart>>();
  return (path, read) => {
    const known = kept.get(path);
    if (known) return known;
    if (kept.size >= maxStyleSheets) kept.clear();
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const sheet = read().then((text) => sharedPart(text.replace(/url\((?!data:)/gu, `url(${folder}`)));
    kept.set(path, sheet);
    sheet.catch(() => kept.delete(path));
    return sheet;
  };
}
