// `npm run look`: walks the shop in three languages at two widths and writes each step, error and popup as pictures, with one
// contact sheet per walk, into dist/look/alzette. `npm run look -- moselle` walks the shop of that operator instead, and
// `npm run look -- widgets` the gallery of widgets, in both themes; `npm run look -- alzette checkout de` takes one walk in one language.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../process/build.mjs';
import { freePort } from '../process/ports.mjs';
import { step } from '../process/progress.mjs';
import { root } from '../process/run.mjs';
import { importSource } from '../process/import-source.mjs';
import { releaseKeys } from '../process/keys.mjs';
import { startServers } from '../process/servers.mjs';
import locales from '../webpack/locales.cjs';
import { findOrInstall } from '../test/programs.mjs';
import { walkCheckout } from './checkout.mjs';
import { walkHousehold } from './household.mjs';
import { writeSheet } from './sheet.mjs';
import { walkPrepaid } from './prepaid.mjs';
import { takeWalk } from './walk.mjs';
import { lookAtWidgets } from './widgets.mjs';
import { walkWindow } from './window.mjs';

const { legalPaths } = await importSource('libs/shop-model/src/index.ts');
const [wanted = 'alzette', onlyWalk, onlyLanguage] = process.argv.slice(2);
const operatorFile = join(root, 'libs/operator-config/operators', `${wanted}.json`);
const folder = join(root, 'dist/look', wanted);
const languages = locales.filter((language) => !onlyLanguage || language === onlyLanguage);
const widths = [1280, 390];
const walks = { window: walkWindow, checkout: walkCheckout, household: walkHousehold, prepaid: walkPrepaid };
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const onlyWidgets = wanted === 'widgets';
const executablePath = await step(1, onlyWidgets ? 2 : 3, 'Finding a browser', async (onProgress) => {
  await findOrInstall('font', onProgress);
  return findOrInstall('chromium', onProgress);
});
if (onlyWidgets) {
  await step(2, 2, 'Looking at the widgets', walkGallery);
} else {
  await step(2, 3, 'Building', buildAll);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await step(3, 3, 'Walking', walkAll);
}
console.log(`Contact sheets are in ${folder}`);

async function walkGallery(onProgress) {
  const browser = await launch();
  try {
    await lookAtWidgets({ browser, folder, languages, widths, onProgress });
  } finally {
    await browser.close();
  }
}

async function launch() {
  const { chromium } = await import('playwright');
  return chromium.launch({ executablePath, args: flags });
}

async function walkAll(onProgress) {
  const data = mkdtempSync(join(tmpdir(), 'alzette-look-'));
  const { env, addresses } = await freeAddresses(data);
  const shop = await startServers({ env: { ...env, ...releaseKeys() } });
  const browser = await launch();
  try {
    for (const language of languages) {
      for (const width of widths) {
        for (const [name, walk] of Object.entries(walks)) {
          if (onlyWalk && name !== onlyWalk) continue;
          onProgress(`${name}, ${language}, ${width} wide`);
          const path = pathsIn(language);
          const pictures = await takeWalk(walk, { browser, addresses, language, path, width, folder, name });
          await writeSheet({ browser, pictures, width, file: join(folder, `sheet-${name}-${language}-${width}.png`) });
        }
      }
    }
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

function pathsIn(language) {
  const { paths } = JSON.parse(readFileSync(operatorFile, 'utf8'));
  return Object.fromEntries(Object.entries({ ...legalPaths, ...paths }).map(([page, path]) => [page, path[language]]));
}

async function freeAddresses(data) {
  const [site, api, partner] = [await freePort(), await freePort(), await freePort()];
  const siteUrl = `http://localhost:${site}`;
  const env = {
    // Every visit comes from one network.
    ALZETTE_NETWORK_BUDGET: '100000',
    ALZETTE_DATA: data,
    ALZETTE_OPERATOR: operatorFile,
    ALZETTE_SITE_PORT: String(site),
    ALZETTE_SITE_URL: siteUrl,
    ALZETTE_SHOP_API_PORT: String(api),
    ALZETTE_SHOP_API_URL: `http://localhost:${api}`,
    ALZETTE_FULFILMENT_KEY: randomBytes(24).toString('hex'),
    ALZETTE_PARTNER_PORT: String(partner),
    ALZETTE_PARTNER_URL: `http://localhost:${partner}`,
  };
  const fulfilment = { apiUrl: env.ALZETTE_SHOP_API_URL, key: env.ALZETTE_FULFILMENT_KEY };
  return { env, addresses: { siteUrl, partnerUrl: env.ALZETTE_PARTNER_URL, fulfilment } };
}
