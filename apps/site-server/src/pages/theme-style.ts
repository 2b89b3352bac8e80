import type { Operator } from '@alzette/operator-config';

/** The operator's values for the design tokens. They stand after the style sheets, whose values they take the place of. */
export function themeStyle({ theme }: Pick<Operator, 'theme'>): string {
  const values = Object.entries(theme.tokens).map(([name, value]) => `--${name}:${value}`);
  return values.length === 0 ? '' : `:root{${values.join(';')}}`;
}
