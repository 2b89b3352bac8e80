// `npm run look`: walks the shop in three languages at two widths, and in French at three more and in the dark theme, and writes each
// step, error and popup as pictures, with one contact sheet per walk, into dist/look/alzette. `npm run look -- moselle` walks the shop of that operator instead, and
// `npm run look -- widgets` the gallery of widgets, in both themes; `npm run look -- readme` takes the pictures of the README, in
// docs/pictures; `npm run look -- alzette checkout de` takes one walk in one language. The walks are in apps/shop-e2e/src/look.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../process/build.mjs';
import { buildGallery } from '../process/gallery.mjs';
import { step } from '../process/progress.mjs';
import { root, run, tool } from '../process/run.mjs';
import { findOrInstall } from '../test/programs.mjs';

const [wanted = 'alzette', walk = '', language = ''] = process.argv.slice(2);
const folder = join(root, 'dist/look', wanted);

const chromium = await step(1, 3, 'Finding a browser', async (onProgress) => {
  await findOrInstall('font', onProgress);
  return findOrInstall('chromium', onProgress);
});
await step(2, 3, 'Building', async (onProgress) => {
  await buildAll(onProgress);
  if (wanted === 'widgets') await buildGallery();
});
await step(3, 3, 'Walking', async () => {
  rmSync(folder, { recursive: true, force: true });
  const projects = wanted === 'readme' ? ['--project=en-1280'] : language ? [`--project=${language}-*`] : [];
  const only = [...(walk ? [`/${walk}.look.ts`] : []), ...projects];
  await run(tool('playwright'), ['test', '-c', 'apps/shop-e2e/look.config.ts', ...only], {
    cwd: root,
    env: {
      ALZETTE_CHROMIUM: chromium,
      ALZETTE_LOOK: wanted,
      ALZETTE_E2E_OPERATOR: wanted === 'widgets' || wanted === 'readme' ? 'alzette' : wanted,
    },
    onLine: (line) => console.log(line),
  });
});
console.log(wanted === 'readme' ? 'The pictures are in docs/pictures' : `Contact sheets are in ${folder}`);
