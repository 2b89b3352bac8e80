import axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@alzette/shop-model';
import { axeOptions, stillness, violationLines } from '../support/axe';
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
    const { openStory } = await galleryTools();
    await openStory(page, { url, story, ...look });
    await page.evaluate(axe.source);
    return new GalleryPage(page);
  }

  get dialog(): Locator {
    return this.page.locator('dialog[open]');
  }

  async show(story: string): Promise<void> {
    await (await galleryTools()).showStory(this.page, story);
  }

  /** The findings of axe on the present state of the page. Axe was loaded once: `AxeBuilder` would load it for every page. */
  async violations(): Promise<readonly string[]> {
    await this.page.evaluate(stillness);
    const options = { ...axeOptions, resultTypes: ['violations'] };
    return violationLines(
      await this.page.evaluate<Violations>(
        `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
      ),
    );
  }

  /** Ids of messages that have no text. */
  async missingMessages(): Promise<readonly string[]> {
    const text = await this.page.locator('#storybook-root').innerText();
    return text.match(/\b(?:gallery|common|offer)\.[a-z][\w.-]*/gu) ?? [];
  }
}
