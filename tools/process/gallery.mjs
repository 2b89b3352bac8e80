// Builds the widget gallery through Nx and serves it from its folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, tool } from './run.mjs';

const folder = join(root, 'dist/apps/widget-gallery');

/** Builds the gallery; Nx reuses an unchanged build. */
export function buildGallery() {
  return run(tool('nx'), ['build', 'widget-gallery', '--outputStyle=static'], {
    env: { FORCE_COLOR: '0', NX_NO_CLOUD: 'true' },
  });
}

/**
 * Serves the built gallery on a free port.
 *
 * @returns {Promise<{ url: string, stories: readonly string[], stop: () => Promise<void> }>} with the ids of all pages
 */
export async function serveGallery() {
  const { default: fastify } = await import('fastify');
  const { default: files } = await import('@fastify/static');
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const server = fastify();
  await server.register(files, { root: folder });
  const url = await server.listen({ host: 'localhost', port: 0 });
  return { url, stories: Object.keys(entries), stop: () => server.close() };
}

/** Opens one page without the surrounding frame; resolves once it is rendered. */
export async function openStory(page, { url, story, locale, theme }) {
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=locale:${locale};theme:${theme}`);
  await page.locator('#storybook-root h1').waitFor();
}

/** Switches to another page without a reload, as the gallery's list does; resolves once it is rendered. */
export function showStory(page, story) {
  return page.evaluate(
    (storyId) =>
      new Promise((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        for (const success of ['storyRendered', 'storyUnchanged']) channel.once(success, () => resolve());
        for (const failure of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
          channel.once(failure, (error) => reject(new Error(`${storyId}: ${failure} ${error?.message ?? ''}`)));
        }
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    story,
  );
}
