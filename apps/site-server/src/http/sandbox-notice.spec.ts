import { consolePasswordHash } from '../testing/console';
import { startSite } from '../testing/site';

/** Page, language and the word that its notice begins with. */
const pages = [
  ['/fr', 'Site de démonstration'],
  ['/en/cart', 'Demonstration site'],
  ['/de/kasse', 'Demonstrationsseite'],
  ['/en/terms', 'Demonstration site'],
  ['/en/no-such-page', 'Demonstration site'],
  ['/no-such-file', 'Site de démonstration'],
  ['/api/login?returnTo=/de/warenkorb', 'Demonstrationsseite'],
  ['/__releases', 'Demonstration site'],
] as const;

const bodyOf = async (site: Awaited<ReturnType<typeof startSite>>, url: string) =>
  (await site.app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'fr' } })).body;

it.each([
  ['shown', 1],
  ['local', 0],
  ['off', 0],
] as const)('[V8] with the sandbox %s, %i notice is on every page, in its language', async (sandbox, notices) => {
  const site = await startSite({ sandbox, console: { passwordHash: consolePasswordHash } });
  for (const [url, text] of pages) {
    const body = await bodyOf(site, url);
    const found = [...body.matchAll(/<body>\n?<aside class="sandbox-notice">([^<]+)/gu)].map(([, notice]) => notice);
    expect([url, found]).toEqual([url, Array.from({ length: notices }, () => expect.stringContaining(text))]);
    expect([url, body.includes('.sandbox-notice{')]).toEqual([url, notices > 0]);
  }
  await site.close();
});
