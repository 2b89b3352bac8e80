import type { DeviceFunding, DeviceTaxon, DeviceVariant, VariantPrice } from '@alzette/shop-model';
import { aDevice, aDeviceVariant } from '@alzette/testing';

const midnight = { id: 'midnight', label: 'Midnight blue', swatch: '#20426a' };
const sand = { id: 'sand', label: 'Sand', swatch: '#e6d3b8' };

/** Three ways to pay the 256 GB, 677.00 € each: 149 + 24 × 22, 101 + 36 × 16, 677 at once. */
const in24: DeviceFunding = { code: 'funding-24', label: '24 instalments', extra: '149,00', months: 24 };
const in36: DeviceFunding = { code: 'funding-36', label: '36 instalments', extra: '101,00', months: 36 };
const atOnce: DeviceFunding = { code: 'no_funding', label: 'Paid at once', extra: '677,00', months: null };

export function flat(cents: number): VariantPrice {
  return { applied: { newCustomer: cents, existingCustomer: cents }, original: cents, discountDuration: null };
}

function variant(
  code: string,
  quantity: number,
  colour: typeof sand,
  funding: DeviceFunding,
  monthly: number,
): DeviceVariant {
  const { months } = funding;
  return aDeviceVariant({
    code: `ernz-9-pro-${quantity}-${code}`,
    colour,
    storage: { quantity, unit: 'GB' },
    price: flat(monthly),
    options: { device_funding: funding },
    commitment: { months: months ?? 0, text: months === null ? 'No minimum term' : `${months}-month contract` },
  });
}

export const variants = {
  blue24: variant('midnight-f24', 256, midnight, in24, 2200),
  blue36: variant('midnight-f36', 256, midnight, in36, 1600),
  blueAtOnce: variant('midnight-cash', 256, midnight, atOnce, 0),
  /** 512 GB: more expensive, and the totals differ (24 × 26 + 189 = 813, at once 799). */
  bigBlue24: variant('midnight-f24', 512, midnight, { ...in24, extra: '189,00' }, 2600),
  bigBlueAtOnce: variant('midnight-cash', 512, midnight, { ...atOnce, extra: '799,00' }, 0),
  sand24: variant('sand-f24', 256, sand, in24, 2200),
  sandAtOnce: variant('sand-cash', 256, sand, atOnce, 0),
};

/** 256 GB in blue in three ways and in sand in two; 512 GB in blue alone. */
export function aDeviceTaxon(overrides: Partial<DeviceTaxon> = {}): DeviceTaxon {
  return aDevice({
    storages: [
      { quantity: 256, unit: 'GB' },
      { quantity: 512, unit: 'GB' },
    ],
    variants: Object.values(variants),
    ...overrides,
  });
}
