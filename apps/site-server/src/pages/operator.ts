import { type Operator, publicSettings, type PublicSettings } from '@alzette/operator-config';
import type { Environment } from '../settings/environment';

/** The settings that browsers may know. */
export function settingsOf({ operator, identityUrl, signatureOrigin, bypass }: Environment): PublicSettings {
  return publicSettings(operator, { identityUrl: `${identityUrl}/identity/check`, signatureOrigin }, bypass);
}

/**
 * The operator's values of the design tokens, which override those in the style sheets.
 *
 * @param scope the page, or on embedding pages the elements
 */
export function themeStyle({ theme }: Pick<Operator, 'theme'>, scope = ':root'): string {
  const inside = scope === ':root' ? '' : `${scope} `;
  const root = rule(scope, { font: `var(--font-${theme.font})`, ...theme.tokens });
  const grounds = Object.entries(theme.grounds ?? {}).map(([name, tokens]) =>
    rule(`${inside}[data-ground=${name}]`, tokens),
  );
  // Prints keep the page's colours: paper is white.
  return grounds.length === 0 ? root : `${root}@media screen{${grounds.join('')}}`;
}

function rule(selector: string, tokens: Readonly<Record<string, string>>): string {
  const values = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `${selector}{${values.join(';')}}`;
}
