import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectHydrated } from './support/hydration';
import { fillContract, plan, proveIdentity, reachContract } from './support/journey';
import { shopPlaces } from './support/shop-places';
import { aShopper } from './support/shopper';

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('[N11] switches, notes, the error summary and blocked days keep their shape', async ({ site, page }) => {
    await site.goto('phones', '', 'ernz-9-pro');
    await expect(site.phone.plan(plan)).toBeVisible();
    const toggle = page.getByRole('switch').first();
    const off = await shapeOf(toggle);
    expect(off).toMatchObject({ width: 48, height: 28, border: 2 });
    await toggle.check();
    await expect(site.offer.dialog).toHaveCount(0);
    expect((await shapeOf(toggle)).background).not.toBe(off.background);

    await site.goto('internet');
    await site.offer.add();
    await site.offer.goToCart();
    const note = page
      .getByRole('main')
      .locator(':has(> svg)', { hasText: site.text('cart.banner.title') })
      .last();
    expect(await shapeOf(note)).toMatchObject({ border: 1 });
    await site.cart.continue();
    await site.checkout.expectStep('cart');
    const shopper = aShopper();
    await site.cartStep.fillLineAddress(shopper);
    await site.cartStep.continue();
    await site.checkout.expectStep('contract');
    await proveIdentity(site, shopper);
    await site.contract.continue();
    await site.checkout.expectErrors();
    expect(await shapeOf(site.checkout.errorSummary.locator('> div'))).toMatchObject({ border: 2 });
    await fillContract(site, shopper);
    await site.contract.continue();
    await site.checkout.expectStep('delivery');
    const day = page.getByRole('grid').getByRole('button');
    const blocked = day.and(page.locator('[aria-disabled=true]')).first();
    const free = day.and(page.locator(':not([aria-disabled=true])')).first();
    expect((await shapeOf(blocked)).line).toBe('line-through');
    expect((await shapeOf(free)).line).toBe('none');
  });
});

test('[N11] sticky bars cover no focused control of any page on a phone', async ({ site, page }) => {
  test.setTimeout(240_000);
  await site.goto('mobile');
  await site.offer.choose(plan);
  await page.setViewportSize({ width: 390, height: 700 });
  for (const place of shopPlaces) {
    await site.goto(...place);
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
    expect({ place, covered: await coveredStops(page) }).toEqual({ place, covered: [] });
  }
});

test('[N11] sticky bars cover no focused control of a later step on a small phone', async ({ site, page }) => {
  test.setTimeout(240_000);
  const shopper = aShopper();
  await reachContract(site, shopper);
  // The field that repeats the address accepts the suggestion of the browser, and a paste (WCAG 3.3.7).
  const fields = ['email', 'email-confirm'].map((name) => site.contract.field(`contract.contact.${name}`));
  for (const field of fields) await expect(field).toHaveAttribute('autocomplete', 'email');
  const [first, second] = fields as [Locator, Locator];
  await first.fill('camille@example.lu');
  await first.press('ControlOrMeta+a');
  await first.press('ControlOrMeta+c');
  await second.press('ControlOrMeta+v');
  await expect(second).toHaveValue('camille@example.lu');
  expect(await page.evaluate(purposes)).toMatchObject({
    'contract.contact.phone': 'tel-national',
    'contract.billing.street': 'billing address-line1',
    'contract.billing.postal-code': 'billing postal-code',
    'contract.billing.city': 'billing address-level2',
    'contract.billing.additional-information': 'billing address-line2',
  });
  await expectNoneCovered();
  await fillContract(site, shopper);
  await site.contract.continue();
  await site.checkout.expectStep('delivery');
  await expectNoneCovered();
  await site.delivery.continue();
  await site.summary.expectReady();
  await expectNoneCovered();

  async function expectNoneCovered() {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await coveredStops(page)).toEqual([]);
    // The button of a step has another text on a phone.
    await page.setViewportSize({ width: 1280, height: 860 });
  }
});

test.describe('with motion', () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test.describe(reducedMotion, () => {
      test.use({ contextOptions: { reducedMotion } });

      test(`[N11] a dialog and a switch ${reducedMotion === 'reduce' ? 'do not ' : ''}move`, async ({ site, page }) => {
        await site.goto('mobile');
        await page.evaluate(`window.moved = 0; for (const type of ['transitionrun', 'animationstart'])
          document.addEventListener(type, ({ elapsedTime, target }) => (window.moved += Math.max(...target.getAnimations().map((each) => each.effect.getComputedTiming().duration), 0)), true)`);
        await page.getByRole('switch').first().click();
        await site.mobile.add();
        const moved = await page.evaluate<number>('window.moved');
        if (reducedMotion === 'reduce') expect(moved).toBeLessThanOrEqual(1);
        else expect(moved).toBeGreaterThan(100);
      });
    });
  }
});

/** More stops of the Tab key than any page has. */
const maxStops = 200;

const purposes = `Object.fromEntries([...document.querySelectorAll('[name^="contract."][autocomplete]')]
  .map(({ name, autocomplete }) => [name, autocomplete]))`;

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly border: number;
  readonly background: string;
  readonly line: string;
}

/** The visible styles of a control, without shadows, which forced colours remove. */
function shapeOf(element: Locator): Promise<Shape> {
  return element.evaluate((found) => {
    const view = globalThis as unknown as StyleReader;
    const style = view.getComputedStyle(found);
    const { width, height } = (found as unknown as Measured).getBoundingClientRect();
    return {
      width,
      height,
      border: parseFloat(style.borderTopWidth),
      background: style.backgroundColor,
      line: style.textDecorationLine,
    };
  });
}

interface StyleReader {
  getComputedStyle(element: unknown): Record<'borderTopWidth' | 'backgroundColor' | 'textDecorationLine', string>;
}

interface Measured {
  getBoundingClientRect(): { readonly width: number; readonly height: number };
}

/** Every stop of the Tab key that is completely covered (WCAG 2.4.11). */
async function coveredStops(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  await page.evaluate('document.activeElement?.blur(); window.scrollTo(0, 0)');
  for (let press = 0; press < maxStops; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<{ name: string; isCovered: boolean } | null>(focusedStop);
    if (stop === null) return covered;
    if (stop.isCovered) covered.push(stop.name);
  }
  throw new Error('The focus does not come to the end of the page');
}

/** The focused element; null at the end of the page. A hidden input shows as its label. */
const focusedStop = `(() => {
  const focused = document.activeElement;
  if (focused === document.body || focused === document.documentElement) return null;
  const shown = focused.offsetWidth > 1 ? focused : (focused.labels?.[0] ?? focused.closest('label, fieldset'));
  const { left, top, width, height } = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
  const isCovered = points.every(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit === null || !(shown.contains(hit) || hit.contains(shown));
  });
  return { name: focused.tagName + ' ' + (focused.getAttribute('aria-label') ?? focused.name ?? '') + ' ' + focused.textContent.trim().slice(0, 40), isCovered };
})()`;
