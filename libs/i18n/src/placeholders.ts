/** Names of the placeholders in an ICU text, sorted: `{count, plural, one {# {unit}}}` has `count unit`. */
export function placeholders(text = ''): string {
  const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]/gu)].map(([, name]) => name);
  return [...new Set(names)].sort().join(' ');
}
