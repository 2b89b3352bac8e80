import type { Page } from '@playwright/test';

/** The text spacing that a reader may set (WCAG 1.4.12). */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

const wide = { width: 1280, height: 860 };

/**
 * Finds layout faults of the page in a window of 320 px, and in one of 390 px with the text spacing of WCAG 1.4.12: content outside the
 * window, texts and controls that overlap, controls outside their card, headings whose text is cut, targets under 24 px. In a window of
 * 320 by 256 px, which is one of 1280 by 1024 at 400 %, no bar may cover more than a third. The window is wide again afterwards.
 */
export async function narrowProblems(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 320, height: 700 });
  const narrow = await page.evaluate<string[]>(measure);
  await page.setViewportSize({ width: 390, height: 780 });
  // The policy of the page allows no inline style. It does not restrict a sheet that a script constructs.
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(textSpacing)});
    document.adoptedStyleSheets = [sheet];
  })()`);
  const spaced = await page.evaluate<string[]>(measure);
  await page.evaluate('void (document.adoptedStyleSheets = [])');
  await page.setViewportSize({ width: 320, height: 256 });
  const low = await page.evaluate<string[]>(findCoveringBars);
  await page.setViewportSize(wide);
  return [
    ...narrow.map((problem) => `320: ${problem}`),
    ...spaced.map((problem) => `spacing: ${problem}`),
    ...low.map((problem) => `low: ${problem}`),
  ];
}

/** Runs in the page. A dialog may fill the window. */
const findCoveringBars = `[...document.body.querySelectorAll(':not(dialog, dialog *)')].filter((element) => {
  if (!/fixed|sticky/u.test(getComputedStyle(element).position) || !element.checkVisibility()) return false;
  const { top, bottom, height } = element.getBoundingClientRect();
  const isAtEdge = Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1;
  return isAtEdge && height > innerHeight / 3;
}).map((element) => element.tagName.toLowerCase() + ' “' + element.textContent.trim().slice(0, 40) + '” covers ' + Math.round(element.getBoundingClientRect().height) + ' px')`;

/** Runs in the page, after its animations and requests have ended. */
const measure = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => {
  const problems = [];
  const nameOf = (element) => element.tagName.toLowerCase() + ' “' + (element.textContent.trim() || element.getAttribute('aria-label') || element.name || '').slice(0, 40) + '”';
  const root = document.querySelector('dialog[open]') ?? document.body;
  const isHidden = (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('[inert]') !== null;
  const isOffScreen = (element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.clipPath !== 'none' && each.offsetWidth <= 1) return true;
      if (/auto|scroll/u.test(style.overflowX) && each.scrollWidth > each.clientWidth + 1) return true;
    }
    return false;
  };
  const layerOf = (element) => {
    for (let each = element; each; each = each.parentElement) {
      if (/fixed|sticky/u.test(getComputedStyle(each).position)) return each;
    }
    return null;
  };
  if (document.documentElement.scrollWidth > innerWidth) problems.push('the page is ' + document.documentElement.scrollWidth + ' px wide');

  const boxes = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (node.data.trim() === '' || /^(script|style|noscript|option|select)$/iu.test(parent.tagName) || parent.closest('svg')) continue;
    if (isHidden(parent) || isOffScreen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const cut = rect.height * 0.2;
      boxes.push({ element: parent, layer: layerOf(parent), left: rect.left, right: rect.right, top: rect.top + cut, bottom: rect.bottom - cut });
    }
  }
  const controls = [...root.querySelectorAll('button, a[href], select, textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=file])')]
    .filter((element) => !isHidden(element) && !isOffScreen(element));
  for (const element of controls) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInline = getComputedStyle(element).display === 'inline';
    if (!isInline) boxes.push({ element, layer: layerOf(element), left, right, top, bottom, isControl: true });
    const card = element.closest('article, section, fieldset, li, dialog')?.getBoundingClientRect();
    if (!isInline && card && (left < card.left - 1 || right > card.right + 1)) problems.push(nameOf(element) + ' stands out of its card');
    // Links in a sentence are excepted (WCAG 2.5.8).
    if (!isInline && (right - left < 24 || bottom - top < 24)) problems.push(nameOf(element) + ' measures ' + Math.round(right - left) + ' x ' + Math.round(bottom - top));
  }
  for (const box of boxes) {
    if (box.right > innerWidth + 1 || box.left < -1) problems.push(nameOf(box.element) + ' ends at ' + Math.round(box.right));
  }
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > 2) problems.push(nameOf(one.element) + ' overlaps ' + nameOf(other.element));
    }
  });
  for (const heading of root.querySelectorAll('h1, h2, h3')) {
    if (isHidden(heading)) continue;
    // The browser hyphenates words from 18 letters on, if it has a dictionary; the one of the tests has none.
    const limit = getComputedStyle(heading).hyphens === 'auto' ? 18 : Infinity;
    const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      if (words.currentNode.parentElement.closest('svg')) continue;
      for (const match of words.currentNode.data.matchAll(/[^\\s\\u00ad\\u2010-\\u2015/-]+/gu)) {
        if (match[0].length >= limit) continue;
        const range = document.createRange();
        range.setStart(words.currentNode, match.index);
        range.setEnd(words.currentNode, match.index + match[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) problems.push('the heading is cut in “' + match[0] + '”');
      }
    }
  }
  resolve([...new Set(problems)]);
}, 100)))`;
