// The build stage of the Containerfile: puts the content of each image into dist/images, unless the context already has it
// (tools/image/built.containerignore).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../process/install.mjs';
import { root } from '../process/run.mjs';

if (!existsSync(join(root, 'dist/images'))) {
  await install();
  const { buildSite } = await import('../process/build.mjs');
  const { collectImages } = await import('./collect.mjs');
  await buildSite();
  collectImages();
}
