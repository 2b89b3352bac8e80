import { type SiteBoot, siteBootId } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';

export type ShellBoot = SiteBoot<PublicSettings>;

/** The data that the site server wrote into the page. */
export function readBoot(): ShellBoot {
  const text = document.getElementById(siteBootId)?.textContent;
  if (!text) throw new Error(`The page has no #${siteBootId}: it was not made by the site server`);
  return JSON.parse(text) as ShellBoot;
}
