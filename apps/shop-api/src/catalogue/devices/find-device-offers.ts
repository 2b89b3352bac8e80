import type { DeviceOffer, Locale, SubscriptionVariant } from '@alzette/shop-model';
import type { Executor } from '../../platform/database/transaction';
import { findAddOns } from '../additionals/find-additionals';
import { deviceImageUrl } from '../images/image-address';
import type { CatalogueEntry } from '../on-sale';
import { findSubscriptions } from '../subscriptions/find-subscriptions';
import { toDeviceVariant } from './device-variant';
import { findSlugsOfVariants, readDevices, type DeviceRows } from './read-devices';

/**
 * Devices alone (`{device}`) or with a mobile plan (`{device}.{plan}`), by these codes. A withdrawn device or plan
 * withdraws both; its name tells which.
 */
export async function findDeviceOffers(
  database: Executor,
  codes: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, CatalogueEntry<DeviceOffer>>> {
  const asked = codes.map(readOfferCode);
  const slugs = await findSlugsOfVariants(
    database,
    asked.map(({ device }) => device),
  );
  const devices = await readDevices(database, slugs);
  const additionals = await findAddOns(database, 'device_slug', slugs, locale);
  const planCodes = asked.flatMap(({ plan }) => plan ?? []);
  const plans = await findSubscriptions(database, locale, { families: ['mobile'], codes: planCodes });
  const found = asked.flatMap(({ code, device, plan }): [string, CatalogueEntry<DeviceOffer>][] => {
    const rows = devices.find(({ variants }) => variants.some((variant) => variant.code === device));
    const subscription = plan === null ? null : plans.find(({ offer }) => offer.code === plan);
    if (!rows || subscription === undefined) return [];
    const kept = toOffer(rows, device, subscription, locale);
    const offer = { ...kept.offer, code, additionals: [...(additionals.get(rows.device.slug) ?? [])] };
    return [[code, { ...kept, offer }]];
  });
  return new Map(found);
}

function toOffer(
  rows: DeviceRows,
  code: string,
  plan: CatalogueEntry<SubscriptionVariant> | null,
  locale: Locale,
): CatalogueEntry<Omit<DeviceOffer, 'additionals'>> {
  const row = rows.variants.find((variant) => variant.code === code);
  if (!row) throw new Error(`The device variant ${code} is not among its device’s`);
  const variant = toDeviceVariant(rows, row, locale);
  return {
    withdrawn: rows.device.withdrawn || row.withdrawn || (plan?.withdrawn ?? false),
    offer: {
      ...variant,
      name: plan?.withdrawn ? `${variant.name}, ${plan.offer.name}` : variant.name,
      subscription: plan?.offer ?? null,
      esim: rows.device.esim,
      image: deviceImageUrl(rows.device.slug, row.colour_id),
    },
  };
}

function readOfferCode(code: string) {
  const dot = code.indexOf('.');
  return dot === -1
    ? { code, device: code, plan: null }
    : { code, device: code.slice(0, dot), plan: code.slice(dot + 1) };
}
