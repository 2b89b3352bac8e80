import type { DeviceColour, DeviceFunding, DeviceStorage, DeviceVariant, Locale } from '@alzette/shop-model';
import { localised, variantPrice } from '../in-locale';
import type { ColourRow, DeviceRows, VariantRow } from './read-devices';

const units = { fr: { GB: 'Go', TB: 'To' }, en: { GB: 'GB', TB: 'TB' }, de: { GB: 'GB', TB: 'TB' } } as const;
const noTerm = { fr: 'Sans engagement', en: 'No minimum term', de: 'Ohne Mindestlaufzeit' } as const;
const term = {
  fr: (months: number) => `Engagement de ${months} mois`,
  en: (months: number) => `${months}-month contract`,
  de: (months: number) => `${months} Monate Laufzeit`,
} as const;

/** One colour, storage and funding as the wire has it. */
export function toDeviceVariant(
  { device, colours, fundings }: DeviceRows,
  row: VariantRow,
  locale: Locale,
): DeviceVariant {
  const name = localised(device.name, locale);
  const colour = colours.find(({ id }) => id === row.colour_id);
  if (!colour) throw new Error(`The device variant ${row.code} has a colour that its device lacks`);
  const months = row.commitment_months;
  return {
    type: 'device',
    code: row.code,
    name,
    product: { code: device.slug, name },
    taxon: device.slug,
    price: variantPrice(row),
    activationFee: 0,
    activationFeeName: '',
    attributes: {},
    storage: storageIn(row, locale),
    colour: colourIn(colour, locale),
    options: { device_funding: fundingIn(fundings, row, locale) },
    commitment: { months, text: months === 0 ? noTerm[locale] : term[locale](months) },
  };
}

export function colourIn({ id, label, swatch }: ColourRow, locale: Locale): DeviceColour {
  return { id, label: localised(label, locale), swatch };
}

export function storageIn({ storage_quantity, storage_unit }: VariantRow, locale: Locale): DeviceStorage {
  const unit = storage_unit === 'TB' ? 'TB' : 'GB';
  return { quantity: storage_quantity, unit: units[locale][unit] };
}

function fundingIn(fundings: DeviceRows['fundings'], row: VariantRow, locale: Locale): DeviceFunding {
  const funding = fundings.get(row.funding_code);
  if (!funding) throw new Error(`The device variant ${row.code} has an unknown funding`);
  const { code, label, months } = funding;
  return { code, label: localised(label, locale), extra: withDecimalComma(row.upfront), months };
}

/** `14900` is `149,00`. */
function withDecimalComma(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}
