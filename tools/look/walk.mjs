import { join } from 'node:path';

/**
 * Takes a walk through the shop in a browser of its own; the walk calls `look(name)` for each picture.
 *
 * @returns {Promise<readonly { name: string, path: string }[]>} the pictures, in order
 */
export async function takeWalk(walk, { browser, addresses, language, path, width, folder, name }) {
  const context = await browser.newContext({ viewport: { width, height: 860 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const pictures = [];
  const look = async (picture, { popup = false } = {}) => {
    const file = join(
      folder,
      `${name}-${language}-${width}-${String(pictures.length + 1).padStart(2, '0')}-${picture}.png`,
    );
    await page.waitForTimeout(250);
    await page.screenshot({ path: file, fullPage: !popup });
    pictures.push({ name: picture, path: file });
  };
  await walk({ page, ...addresses, language, path, look });
  await context.close();
  return pictures;
}

/** Answers the question about analytics, so that it stands in no further picture. */
export async function refuseAnalytics(page) {
  await page.locator('[aria-labelledby=consent-title] button').first().click();
}

/** Has the shop refuse a call. @returns what ends that */
export async function answerProblem(page, url, status, code) {
  const body = JSON.stringify({ type: 'about:blank', title: 'Refused', status, code });
  await page.route(url, (route) => route.fulfill({ status, contentType: 'application/problem+json', body }));
  return () => page.unroute(url);
}
