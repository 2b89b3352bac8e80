import type { Operator } from '@alzette/operator-config';

/**
 * The operator's values for the design tokens, which take the place of those in the style sheets. `scope` is what holds the
 * shop: the page, or on a page of another site the elements.
 */
export function themeStyle({ theme }: Pick<Operator, 'theme'>, scope = ':root'): string {
  const inside = scope === ':root' ? '' : `${scope} `;
  const root = rule(scope, { font: `var(--font-${theme.font})`, ...theme.tokens });
  const grounds = Object.entries(theme.grounds ?? {}).map(([name, tokens]) =>
    rule(`${inside}[data-ground=${name}]`, tokens),
  );
  // Paper is white: what is printed keeps the inks of the page.
  return grounds.length === 0 ? root : `${root}@media screen{${grounds.join('')}}`;
}

function rule(selector: string, tokens: Readonly<Record<string, string>>): string {
  const values = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `${selector}{${values.join(';')}}`;
}
