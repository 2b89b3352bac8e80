import axe from 'axe-core';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '@alzette/shop-model';
import { stillness, violationLines, wcagTags } from '../support/axe';
import { galleryTools, type ServedGallery } from '../support/tools';

type Violations = Parameters<typeof violationLines>[0];

interface GalleryLook {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
}

/** One page of the gallery at a time, in one language and theme. */
export class GalleryPage {
  private constructor(readonly page: Page) {}

  static async open(page: Page, { url }: ServedGallery, story: string, look: GalleryLook): Promise<GalleryPage> {
    const { storyUrl } = await galleryTools();
    await page.goto(storyUrl({ url, story, ...look }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(axe.source);
    return new GalleryPage(page);
  }

  get dialog(): Locator {
    return this.page.locator('dialog[open]');
  }

  /** Goes to another page as the gallery's own list does, without loading all anew. */
  async show(story: string): Promise<void> {
    await this.page.evaluate(`new Promise((resolve, reject) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      channel.once('storyRendered', resolve);
      for (const failure of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'])
        channel.once(failure, (error) => reject(new Error(failure + ' ' + ${JSON.stringify(story)} + ' ' + (error?.message ?? ''))));
      channel.emit('setCurrentStory', { storyId: ${JSON.stringify(story)}, viewMode: 'story' });
    })`);
  }

  /** What axe finds on the page as it is now. Axe was loaded once: `AxeBuilder` would load it for every page. */
  async violations(): Promise<readonly string[]> {
    await this.page.evaluate(stillness);
    const options = { runOnly: { type: 'tag', values: wcagTags }, resultTypes: ['violations'] };
    return violationLines(await this.page.evaluate<Violations>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`));
  }

  /** Ids of messages that have no words. */
  async missingWords(): Promise<readonly string[]> {
    const text = await this.page.locator('#storybook-root').innerText();
    return text.match(/\b(?:gallery|common|offer)\.[a-z][\w.-]*/gu) ?? [];
  }
}
