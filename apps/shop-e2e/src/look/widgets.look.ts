// Every page of the gallery of widgets, in both themes.
import { GalleryPage } from '../pages/gallery-page';
import { galleryTools } from '../support/tools';
import { ContactSheet } from './sheet';
import { walk } from './walk';

for (const theme of ['light', 'dark'] as const) {
  walk(`widgets, ${theme}`, async ({ page, browser, language, viewport }, { project }) => {
    const gallery = await (await galleryTools()).serveGallery();
    const sheet = new ContactSheet(`widgets-${theme}-${project.name}`);
    const [first = '', ...others] = gallery.stories;
    const shown = await GalleryPage.open(page, gallery, first, { locale: language, theme });
    for (const story of [first, ...others]) {
      await shown.show(story);
      await sheet.take(page, story, !story.startsWith('popups'));
    }
    await sheet.write(browser, viewport?.width ?? 1280);
    await gallery.stop();
  });
}
