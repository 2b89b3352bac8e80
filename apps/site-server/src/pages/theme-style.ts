import type { Operator } from '@alzette/operator-config';

/** The operator's values for the design tokens. They stand after the style sheets, whose values they take the place of. */
export function themeStyle({ theme }: Pick<Operator, 'theme'>): string {
  const tokens = { font: `var(--font-${theme.font})`, ...theme.tokens };
  const values = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{${values.join(';')}}`;
}
