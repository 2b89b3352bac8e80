import type { NamedPage, Page } from '@alzette/i18n';

/** The offer pages, in the order of the menus. */
export const offerPages = [
  'phones',
  'mobile',
  'internet',
  'internet-mobile',
  'tv',
  'duo',
] as const satisfies readonly NamedPage[];

/** The prepaid pages, in the order of the menus. */
export const prepaidPages = ['top-up', 'starter-packs'] as const satisfies readonly Page[];
export type PrepaidPageName = (typeof prepaidPages)[number];

export function isPrepaidPage(page: Page | null): page is PrepaidPageName {
  return prepaidPages.some((each) => each === page);
}
