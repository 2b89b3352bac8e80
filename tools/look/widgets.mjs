// The gallery of widgets: every page in both themes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildGallery, openStory, serveGallery, showStory } from '../process/gallery.mjs';
import { writeSheet } from './sheet.mjs';

const themes = ['light', 'dark'];

/** Writes a picture of each page and one contact sheet per language, theme and width. */
export async function lookAtWidgets({ browser, folder, languages, widths, onProgress }) {
  await buildGallery();
  mkdirSync(folder, { recursive: true });
  const gallery = await serveGallery();
  try {
    for (const locale of languages) {
      for (const theme of themes) {
        for (const width of widths) {
          onProgress(`widgets, ${locale}, ${theme}, ${width} wide`);
          const pictures = await takePages({ browser, gallery, locale, theme, width, folder });
          await writeSheet({
            browser,
            pictures,
            width,
            file: join(folder, `sheet-widgets-${locale}-${theme}-${width}.png`),
          });
        }
      }
    }
  } finally {
    await gallery.stop();
  }
}

async function takePages({ browser, gallery, locale, theme, width, folder }) {
  const context = await browser.newContext({ viewport: { width, height: 860 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const pictures = [];
  await openStory(page, { url: gallery.url, story: gallery.stories[0], locale, theme });
  for (const story of gallery.stories) {
    const path = join(folder, `widgets-${locale}-${theme}-${width}-${story}.png`);
    await showStory(page, story);
    await page.screenshot({ path, fullPage: !story.startsWith('popups') });
    pictures.push({ name: story, path });
  }
  await context.close();
  return pictures;
}
