const rules = new Set<CSSMediaRule>();

/**
 * Makes the style sheets behave as if the visitor preferred this theme. The shop's tokens follow the visitor's system and
 * have no switch, so the gallery rewrites the media queries.
 */
export function showColourScheme(theme: 'light' | 'dark'): void {
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  for (const rule of rules) rule.media.mediaText = theme === 'dark' ? 'screen' : 'not all';
}

/** The shop's rules are in a cascade layer, so the media queries may be inside other rules. */
function collect(list: CSSRuleList): void {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark')) rules.add(rule);
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  }
}
