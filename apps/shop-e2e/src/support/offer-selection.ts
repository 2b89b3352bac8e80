import { expect } from './fixtures';
import type { Site } from './site';

/** An offer as a shopper chooses it on its page; it is not in the cart yet. */
export interface OfferSelection {
  readonly name: string;
  /** Its address in the catalogue. */
  readonly path: string;
  readonly choose: (site: Site) => Promise<void>;
  /** Variant codes of add-ons and packages, with their quantities. */
  readonly chosen?: Readonly<Record<string, number>>;
}

const phone = 'ernz-9-pro-256-midnight-f24';

/** A phone with a plan and an insurance of its screen. */
export const phoneWithPlan: OfferSelection = {
  name: 'Ernz 9 Pro',
  path: `devices/variant/${phone}.mobile-alzette-m`,
  choose: async (site) => {
    await site.goto('phones', '', 'ernz-9-pro');
    await site.phone.chooseVariant(phone);
    await site.phone.plan('Alzette M').check();
    await switchOn(site, 'screen-care');
  },
  chosen: { 'screen-care-monthly': 1 },
};

/** One of each kind. */
export const oneOfEach: readonly OfferSelection[] = [
  phoneWithPlan,
  {
    name: 'Alzette S',
    path: 'subscriptions/mobile/variant/mobile-alzette-s',
    choose: (site) => choosePlan(site, 'mobile', 'Alzette S'),
  },
  {
    name: 'Alzette Home M',
    path: 'subscriptions/internet/variant/internet-mobile-home-m',
    choose: (site) => choosePlan(site, 'internet-mobile', 'Alzette Home M'),
  },
  {
    name: 'Alzette Fibre 500',
    path: 'subscriptions/internet/variant/internet-fibre-500',
    choose: async (site) => {
      await choosePlan(site, 'internet', 'Alzette Fibre 500');
      await switchOn(site, 'fixed-ip');
    },
    chosen: { 'fixed-ip-1': 1 },
  },
  {
    name: 'Alzette TV Max',
    path: 'subscriptions/tv/variant/tv-max',
    choose: async (site) => {
      await choosePlan(site, 'tv', 'Alzette TV Max');
      await site.page.locator('[name$=".pack-sport-1"]').click();
      await site.page.locator('[name$=".pack-cinema-1"]').click();
    },
    chosen: { 'pack-sport-1': 1, 'pack-cinema-1': 1 },
  },
  {
    name: 'Alzette Duo Start',
    path: 'subscriptions/duo/variant/duo-start',
    choose: (site) => choosePlan(site, 'duo', 'Alzette Duo Start'),
  },
];

export async function choosePlan(
  site: Site,
  page: 'mobile' | 'internet' | 'internet-mobile' | 'tv' | 'duo',
  plan: string,
) {
  await site.goto(page);
  await site.offer.plan(plan).check();
}

/** Switches an add-on on by its code, and confirms its question if it has one. */
async function switchOn(site: Site, code: string) {
  const toggle = site.page.locator(`[name^="add-on."][name$=".${code}"]`);
  await toggle.click();
  if (await site.offer.dialog.isVisible()) await site.offer.dialog.getByRole('button').last().click();
  await expect(toggle).toBeChecked();
}
