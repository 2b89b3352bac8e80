const rules = new Set<CSSMediaRule>();

/**
 * Makes the style sheets answer as if the visitor preferred this theme. The shop's tokens follow the visitor's system and
 * know no switch, so the gallery turns the media queries themselves.
 */
export function showColourScheme(theme: 'light' | 'dark'): void {
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  for (const rule of rules) rule.media.mediaText = theme === 'dark' ? 'screen' : 'not all';
}

/** Our rules stand in a cascade layer, so the queries are found inside other rules too. */
function collect(list: CSSRuleList): void {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark')) rules.add(rule);
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  }
}
