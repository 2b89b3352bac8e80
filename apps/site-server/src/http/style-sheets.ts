import { LRUCache } from 'lru-cache';
import { type SharedPart, sharedPart } from './page-body';
import { classesIn, type StyleNames, type StyleRules, styleRules, usedRules, variablesIn } from './style-rules';

/** Enough for a few builds. */
const maxStyleSheets = 50;

/** A style sheet of a build or a release. Pages contain the rules that they use, and load the whole sheet later. */
export interface StyleSheet {
  /** The address under which browsers load it. */
  readonly href: string;
  readonly rules: StyleRules;
  readonly classes: readonly string[];
}

/** Returns a style sheet by the path under which browsers load it. */
export type StyleSheets = (path: string, read: () => Promise<string>) => Promise<StyleSheet>;

/** Caches style sheets. Each file is read once, because its name contains a hash of the content. */
export function styleSheets(): StyleSheets {
  const kept = new Map<string, Promise<StyleSheet>>();
  return (path, read) => {
    const known = kept.get(path);
    if (known) return known;
    if (kept.size >= maxStyleSheets) kept.clear();
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const sheet = read().then((text) => {
      const rules = styleRules(text.replace(/url\((?!data:)/gu, `url(${folder}`));
      return { href: path, rules, classes: [...new Set(classesIn(rules))] };
    });
    kept.set(path, sheet);
    sheet.catch(() => kept.delete(path));
    return sheet;
  };
}

/** The names of styles in HTML. */
export function styleNamesOf(html: string): StyleNames {
  const lists = new Set([...html.matchAll(/ class="([^"]*)"/gu)].map(([, list = '']) => list));
  return {
    classes: new Set(copied([...lists].flatMap((list) => list.split(' ')))),
    // Pictures use custom properties in attributes of their own.
    variables: new Set(copied(variablesIn(html))),
  };
}

/** In V8 a part of a text holds the whole text in memory. */
function copied(names: readonly string[]): readonly string[] {
  return JSON.parse(JSON.stringify(names)) as readonly string[];
}

/** Returns the rules of some style sheets that parts of a page use. */
export type UsedStyles = (sheets: readonly StyleSheet[], parts: readonly StyleNames[]) => SharedPart;

const maxKeptBytes = 8 * 1024 * 1024;

/** Caches the rules: pages with the same classes have the same. */
export function usedStyles(): UsedStyles {
  const kept = new LRUCache<string, SharedPart>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ text }, key) => key.length + 2 * text.length,
  });
  return (sheets, parts) => {
    const variables = [...new Set(parts.flatMap((names) => [...names.variables]))];
    const isUsed = (name: string) => parts.some(({ classes }) => classes.has(name));
    const bits = sheets.map(({ classes }) => classes.map((name) => (isUsed(name) ? '1' : '0')).join(''));
    const key = [...sheets.map(({ href }) => href), ...variables, ...bits].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const classes = new Set(parts.flatMap((names) => [...names.classes]));
    const part = sharedPart(
      usedRules(
        sheets.map(({ rules }) => rules),
        { classes, variables: new Set(variables) },
      ),
    );
    kept.set(key, part);
    return part;
  };
}
