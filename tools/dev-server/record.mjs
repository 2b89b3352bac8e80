// `npm run record -- [<remote> …]`: asks a running shop again for every recorded response that can be asked for without changing
// anything, so that they do not rot. The shop: ALZETTE_SITE_URL, http://localhost:4200 when left out. What an order responses is
// recorded by walking through (apps/dev-host/README.md).
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
  console.log(`${renewed} responses are as ${shop} gives them now.`);
} catch (error) {
  console.error(`${shop} did not respond as it should: ${error.cause?.message ?? error.message}`);
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
