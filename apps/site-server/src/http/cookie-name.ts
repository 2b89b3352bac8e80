/**
 * The name of a cookie that must be this site's own. With the prefix `__Host-` browsers take it only over https and from this very host:
 * no page of a neighbouring host can plant one. Over http, on a developer's machine, they would take none.
 */
export function cookieName(name: string, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name;
}
