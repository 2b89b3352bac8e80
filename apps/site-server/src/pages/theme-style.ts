import type { Operator } from '@alzette/operator-config';

/** The operator's values for the design tokens, as custom properties of the page. Empty when the defaults hold. */
export function themeStyle({ theme }: Pick<Operator, 'theme'>): string {
  const values = Object.entries(theme.tokens).map(([name, value]) => `--${name}:${value}`);
  return values.length === 0 ? '' : `:root{${values.join(';')}}`;
}
