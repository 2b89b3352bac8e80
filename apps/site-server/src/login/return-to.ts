import { readSameSitePath } from '@alzette/shop-model';

const longest = 500;

/** Where a visitor goes after a login: a page of this site, the home page for anything else (no open redirect). */
export function readReturnTo(text: string | undefined): string {
  const path = text !== undefined && text.length <= longest ? readSameSitePath(text) : null;
  // What stands below /api is no page; the login itself would go round in circles.
  return path === null || path.startsWith('/api/') || /[\p{C}]/u.test(path) ? '/' : path;
}
