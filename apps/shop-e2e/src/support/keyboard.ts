import { expect, type Locator, type Page } from '@playwright/test';

/** Tabs on until the control has focus, which has to be seen. Every stop on the way has to have a name. */
export async function tabTo(page: Page, target: Locator) {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate(hasFocus).catch(() => false)) {
      expect(await target.evaluate(focusIsVisible)).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
    await expectNamed(page);
  }
  throw new Error(`${target} cannot be reached with the keyboard`);
}

/** What has focus has a name that a screen reader can say; nothing has it at the page's ends. */
async function expectNamed(page: Page) {
  const focused = page.locator(':focus');
  if ((await focused.count()) > 0) await expect(focused).toHaveAccessibleName(/\S/u);
}

/**
 * Presses the focused button of a frame that goes away with it. The browser may never acknowledge a key whose frame is gone, so
 * the frame's end counts as well. Space acts when it is released: no key stays down.
 */
export async function pressAndLeave(page: Page, button: Locator) {
  await Promise.race([page.keyboard.press('Space'), button.waitFor({ state: 'detached' })]);
}

/** The little of the browser's own types that the functions below need; they run in the page. */
interface PageElement {
  readonly parentElement: PageElement | null;
  readonly ownerDocument: {
    readonly activeElement: unknown;
    readonly defaultView: { getComputedStyle(element: PageElement): { readonly outlineStyle: string } };
  };
  closest(selector: string): PageElement | null;
}

function hasFocus(element: unknown): boolean {
  return (element as PageElement).ownerDocument.activeElement === element;
}

function focusIsVisible(element: unknown): boolean {
  const { ownerDocument, parentElement, closest } = element as PageElement;
  return [element as PageElement, parentElement, closest.call(element, 'label'), closest.call(element, 'article')].some(
    (each) => {
      if (each === null) return false;
      return ownerDocument.defaultView.getComputedStyle(each).outlineStyle !== 'none';
    },
  );
}
