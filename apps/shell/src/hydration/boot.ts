import { type SiteBoot, siteBootId } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';

export type ShellBoot = SiteBoot<PublicSettings>;

/** The data that the site server wrote into the page. */
export function readBoot(): ShellBoot {
  const boot = readJson<ShellBoot>(siteBootId);
  if (!boot) throw new Error(`The page has no #${siteBootId}: it was not made by the site server`);
  return boot;
}

/** Reads a script element that the site server wrote; null when the page has none. */
export function readJson<Value>(id: string): Value | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : null;
}
