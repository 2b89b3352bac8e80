import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has a visible focus. Every stop before it needs a name. */
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

/** Expects the focused element to have an accessible name. At the ends of the page no element has the focus. */
async function expectNamed(page: Page) {
  const focused = page.locator(':focus');
  if ((await focused.count()) > 0) await expect(focused).toHaveAccessibleName(/\S/u);
}

/**
 * Presses the focused button of a frame that closes on the press. The browser may never acknowledge a key whose frame has closed, so the
 * end of the frame counts as well. Space acts on release, so no key stays down.
 */
export async function pressAndLeave(page: Page, button: Locator) {
  await Promise.race([page.keyboard.press('Space'), button.waitFor({ state: 'detached' })]);
}

/** The types of the browser that the functions below need; they run in the page. */
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
