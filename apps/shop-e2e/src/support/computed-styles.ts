import type { Locator, Page } from '@playwright/test';

/** The properties of the look, without those of the size. */
const looks = [
  ...[
    'color',
    'background-color',
    'background-image',
    'font-family',
    'font-size',
    'font-style',
    'font-weight',
    'line-height',
    'letter-spacing',
  ],
  ...[
    'text-transform',
    'text-align',
    'text-decoration-line',
    'display',
    'position',
    'float',
    'box-sizing',
    'opacity',
    'transform',
    'fill',
  ],
  ...[
    'padding',
    'margin-top',
    'margin-bottom',
    'border-top',
    'border-top-left-radius',
    'box-shadow',
    'list-style-type',
    'cursor',
    'min-height',
  ],
];

export function looksOf(element: Locator): Promise<Readonly<Record<string, string>>> {
  return element.evaluate((found, names) => {
    const style = (globalThis as unknown as StyleReader).getComputedStyle(found);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }, looks);
}

interface StyleReader {
  getComputedStyle(element: unknown, pseudo?: string): ArrayLike<string> & { getPropertyValue(name: string): string };
}

/** Every computed value of the page's own elements, those around ours without their size. */
export function ownStyles(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('html, head, body, body *')]
    .filter((element) => !element.closest('alzette-cart'))
    .flatMap((element) => ['', '::before'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo || null);
      const isAround = element.querySelector('alzette-cart') !== null;
      const names = [...style].filter((name) => !name.startsWith('--') && !(isAround && /size|height|width|origin/u.test(name)));
      return element.tagName + pseudo + ': ' + names.map((name) => name + ': ' + style.getPropertyValue(name)).join('; ');
    }))`);
}
