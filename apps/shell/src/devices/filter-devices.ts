import {
  appliedPrice,
  type Cents,
  type DeviceStorage,
  type DeviceSummary,
  isSoldOut,
  storageText,
} from '@alzette/shop-model';

export const listOrders = ['recommended', 'price-up', 'price-down', 'newest'] as const;
export type ListOrder = (typeof listOrders)[number];

/** What the shopper asks of a device. Null and false ask for nothing. */
export interface DeviceFilters {
  /** Code of a brand. */
  readonly brand: string | null;
  /** The highest instalment, in cents. */
  readonly price: Cents | null;
  /** The smallest storage, in GB. */
  readonly storage: number | null;
  readonly network5g: boolean;
  readonly inStock: boolean;
}

export function matchesFilters(device: DeviceSummary, filters: DeviceFilters, isExistingCustomer: boolean): boolean {
  const { brand, price, storage, network5g, inStock } = filters;
  const { availableBrands, attributes, storages = [], from } = device;
  return (
    (brand === null || availableBrands.some(({ code }) => code === brand)) &&
    (price === null || monthlyOf(device, isExistingCustomer) <= price) &&
    (storage === null || storages.some((each) => gigabytes(each) >= storage)) &&
    (!network5g || attributes.network5g === true) &&
    (!inStock || !isSoldOut(from))
  );
}

const priceLimits: readonly Cents[] = [500, 1000, 1500, 2000, 3000];

/** What one can ask of these devices: only what some of them have and others do not. */
export function filterChoices(devices: readonly DeviceSummary[], isExistingCustomer: boolean) {
  const prices = devices.map((device) => monthlyOf(device, isExistingCustomer)).filter(Number.isFinite);
  const storages = new Map(devices.flatMap((device) => (device.storages ?? []).map((each) => [gigabytes(each), each])));
  const differ = (isTrue: (device: DeviceSummary) => boolean) =>
    devices.some(isTrue) && !devices.every((device) => isTrue(device));
  return {
    prices: priceLimits.filter((limit) => limit >= Math.min(...prices) && limit < Math.max(...prices)),
    storages: [...storages]
      .sort(([one], [other]) => one - other)
      .slice(1)
      .map(([value, storage]) => ({ value, text: storageText(storage) })),
    network5g: differ(({ attributes }) => attributes.network5g === true),
    inStock: differ(({ from }) => !isSoldOut(from)),
  };
}

/** The prices are those that the cards show: the instalment; devices without one come last. */
export function sortDevices(
  devices: readonly DeviceSummary[],
  order: ListOrder,
  isExistingCustomer: boolean,
): readonly DeviceSummary[] {
  const instalment = ({ from }: DeviceSummary) => appliedPrice(from.price, isExistingCustomer);
  const dearestLast = (device: DeviceSummary) => instalment(device) || Number.MAX_SAFE_INTEGER;
  const compare: Record<ListOrder, (one: DeviceSummary, other: DeviceSummary) => number> = {
    recommended: () => 0,
    'price-up': (one, other) => dearestLast(one) - dearestLast(other),
    'price-down': (one, other) => instalment(other) - instalment(one),
    newest: (one, other) => (other.releasedOn ?? '').localeCompare(one.releasedOn ?? ''),
  };
  return [...devices].sort(compare[order]);
}

/** Infinite for a device that is only paid at once: it has no instalment below a limit. */
function monthlyOf({ from }: DeviceSummary, isExistingCustomer: boolean): Cents {
  return appliedPrice(from.price, isExistingCustomer) || Infinity;
}

/** The unit is in the language of the page. */
function gigabytes({ quantity, unit }: DeviceStorage): number {
  return unit.startsWith('T') ? quantity * 1024 : quantity;
}
