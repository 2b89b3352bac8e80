import { Type, type Static } from 'typebox';
import { AdditionalProductSchema } from './additional';
import { CommitmentSchema, offerFields, VariantOptionSchema } from './shared';
import { SubscriptionVariantSchema } from './subscription';

export const StorageSchema = Type.Object({ quantity: Type.Integer({ minimum: 1 }), unit: Type.String() });
export type DeviceStorage = Static<typeof StorageSchema>;

export const ColourSchema = Type.Object({
  id: Type.String(),
  label: Type.String(),
  /** `#rrggbb`, for the round the shopper picks. */
  swatch: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
});
export type DeviceColour = Static<typeof ColourSchema>;

/**
 * How the phone is paid. `extra` is what is due today, in euros with a decimal comma (`149,00`), as Sylius keeps it: read it
 * with `readDecimalComma`. Code `no_funding` means paid at once: `extra` is then the whole price and `months` is null.
 */
export const DeviceFundingSchema = Type.Object({
  code: Type.String(),
  label: Type.String(),
  extra: Type.String({ pattern: '^[0-9]+,[0-9]{2}$' }),
  months: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
});
export type DeviceFunding = Static<typeof DeviceFundingSchema>;

/** One colour, storage and funding of a phone. `price` is the monthly instalment (0 when paid at once). */
export const DeviceVariantSchema = Type.Object({
  ...offerFields,
  type: Type.Literal('device'),
  /** Slug of the phone it belongs to. */
  taxon: Type.String(),
  storage: StorageSchema,
  colour: ColourSchema,
  options: Type.Object({ device_funding: DeviceFundingSchema }),
  commitment: CommitmentSchema,
});
export type DeviceVariant = Static<typeof DeviceVariantSchema>;

/**
 * `GET devices/variant/{code}`. A code of the form `{device variant}.{mobile variant}` is the phone together with that plan:
 * `subscription` is then the plan, otherwise null. `esim` says whether the phone takes an eSIM.
 */
export const DeviceOfferSchema = Type.Object({
  ...DeviceVariantSchema.properties,
  subscription: Type.Union([SubscriptionVariantSchema, Type.Null()]),
  esim: Type.Boolean(),
  /** Address of the main picture in this colour. */
  image: Type.String(),
  /** Add-ons of the phone itself; those of the plan stand in `subscription`. */
  additionals: Type.Array(AdditionalProductSchema),
});
export type DeviceOffer = Static<typeof DeviceOfferSchema>;

/** A phone (`GET devices/{slug}`), with everything that can be chosen. */
export const DeviceTaxonSchema = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  /** Brands under which it is listed; the first is its own. */
  availableBrands: Type.Array(VariantOptionSchema, { minItems: 1 }),
  itemGroup: Type.String(),
  description: Type.String(),
  highlights: Type.Array(Type.String()),
  attributes: Type.Object({ esim: Type.Boolean() }),
  colours: Type.Array(ColourSchema, { minItems: 1 }),
  storages: Type.Array(StorageSchema, { minItems: 1 }),
  /** Address of the main picture per colour id. */
  images: Type.Record(Type.String(), Type.String()),
  variants: Type.Array(DeviceVariantSchema, { minItems: 1 }),
  additionals: Type.Array(AdditionalProductSchema),
});
export type DeviceTaxon = Static<typeof DeviceTaxonSchema>;

/** A phone in the list (`GET devices`): its cheapest variant stands for it. */
export const DeviceSummarySchema = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  availableBrands: Type.Array(VariantOptionSchema, { minItems: 1 }),
  itemGroup: Type.String(),
  attributes: Type.Object({ esim: Type.Boolean() }),
  colours: Type.Array(ColourSchema, { minItems: 1 }),
  images: Type.Record(Type.String(), Type.String()),
  /** The variant with the lowest instalment. */
  from: DeviceVariantSchema,
});
export type DeviceSummary = Static<typeof DeviceSummarySchema>;

export const DeviceListSchema = Type.Object({
  items: Type.Array(DeviceSummarySchema),
  /** Every brand on sale, in the order of the filter. */
  availableBrands: Type.Array(VariantOptionSchema),
});
export type DeviceList = Static<typeof DeviceListSchema>;
