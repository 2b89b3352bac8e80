import { useReading, type Reading } from '@alzette/offer-widgets';
import type { HttpPort } from '@alzette/remote-contract';
import { errorProblem, getDevice, isGone } from '@alzette/shop-client';
import type { DeviceTaxon, Locale } from '@alzette/shop-model';

/** A phone on sale, or what is known of one that is not: its name, where it was sold before. */
export type FoundPhone =
  { readonly isSold: true; readonly phone: DeviceTaxon } | { readonly isSold: false; readonly name: string | null };

/** The phone of that slug. One that is not there is an answer like any other, not a failure. */
export function usePhone(slug: string): Reading<FoundPhone> {
  return useReading(`devices/${slug}`, (http, locale) => findPhone(http, slug, locale));
}

async function findPhone(http: HttpPort, slug: string, locale: Locale): Promise<FoundPhone> {
  try {
    return { isSold: true, phone: await getDevice(http, slug, locale) };
  } catch (error) {
    if (!isGone(error)) throw error;
    return { isSold: false, name: errorProblem(error)?.name ?? null };
  }
}
