import type { Operator } from '@alzette/operator-config';

/** The operator's values for the design tokens. They stand after the style sheets, whose values they take the place of. */
export function themeStyle({ theme }: Pick<Operator, 'theme'>): string {
  const root = rule(':root', { font: `var(--font-${theme.font})`, ...theme.tokens });
  const grounds = Object.entries(theme.grounds ?? {}).map(([name, tokens]) => rule(`[data-ground=${name}]`, tokens));
  // Paper is white: what is printed keeps the inks of the page.
  return grounds.length === 0 ? root : `${root}@media screen{${grounds.join('')}}`;
}

function rule(selector: string, tokens: Readonly<Record<string, string>>): string {
  const values = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `${selector}{${values.join(';')}}`;
}
