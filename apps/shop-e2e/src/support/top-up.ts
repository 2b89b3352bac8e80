import { expect } from '@playwright/test';
import { NumberStep } from '../pages/number-step';
import type { Site } from './site';

/** Continues to the checkout's first step. */
export async function chooseTopUp(site: Site, number: string): Promise<NumberStep> {
  const step = numberStepOf(site);
  await site.goto('top-up');
  await site.page.locator('[name="prepaid.amount"][value="top-up-25"]').check();
  await step.fillNumber(number);
  await site.home.button('common.continue').first().click();
  await expect(site.checkout.heading).toHaveText(site.text('prepaid.number.prepaid_top_up.title'));
  return step;
}

export function numberStepOf({ page, text }: Site): NumberStep {
  return new NumberStep(page, text);
}
