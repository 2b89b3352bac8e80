const rules = new Set<CSSMediaRule>();

/**
 * Makes the style sheets answer as if the visitor preferred this theme. The shop's tokens follow the visitor's system and
 * know no switch, so the gallery turns the media queries themselves.
 */
export function showColourScheme(theme: 'light' | 'dark'): void {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark')) rules.add(rule);
    }
  }
  for (const rule of rules) rule.media.mediaText = theme === 'dark' ? 'screen' : 'not all';
}
