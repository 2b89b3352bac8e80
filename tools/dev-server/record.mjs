// `npm run record -- [<remote> …]`: requests every recorded response again from a running shop where the request changes nothing,
// so that the responses stay current. The shop: ALZETTE_SITE_URL, http://localhost:4200 when left out. The responses of an order are
// recorded by ordering by hand (apps/dev-host/README.md).
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRemotes } from '../process/remotes.mjs';
import { root } from '../process/run.mjs';
import { readRecorded, record } from './recorded.mjs';

const shop = process.env.ALZETTE_SITE_URL ?? 'http://localhost:4200';
const asked = process.argv.slice(2);
const remotes = asked.length > 0 ? asked : readRemotes().map(({ name }) => name);
let renewed = 0;
try {
  for (const remote of remotes) await renew(join(root, 'apps', remote, 'recorded'));
  console.log(`${renewed} responses were updated from ${shop}.`);
} catch (error) {
  console.error(`${shop} did not respond as expected: ${error.cause?.message ?? error.message}`);
  process.exitCode = 1;
}

async function renew(folder) {
  if (!existsSync(folder)) throw new Error(`there is no ${folder}`);
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    const { method, path, responses } = readRecorded(file);
    if (method !== 'GET' || !isPublic(path)) continue;
    for (const { query } of responses) {
      const response = await fetch(`${shop}${path}?${query}`, { headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(`${path}?${query} answered ${response.status}`);
      record(file, { method, path, query, status: response.status, body: await response.json() });
      renewed += 1;
    }
  }
}

/** Catalogue and content are public; an order belongs to its customer. */
function isPublic(path) {
  return path.startsWith('/api/catalogue/') || path.startsWith('/api/content/');
}
