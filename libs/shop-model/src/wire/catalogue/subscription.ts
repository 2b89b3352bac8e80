import { Type, type Static } from 'typebox';
import { AdditionalProductSchema, TvPackageSchema } from './additional';
import { AttributesSchema, CentsSchema, CommitmentSchema, offerFields, VariantOptionSchema } from './shared';

const NullableOption = Type.Union([VariantOptionSchema, Type.Null()]);

/** How a line gets installed; attributes `installation_mode_label` and `installation_mode_description`. `price` in cents, once. */
export const InstallationModeSchema = Type.Object({
  code: Type.String(),
  price: CentsSchema,
  attributes: AttributesSchema,
});
export type InstallationMode = Static<typeof InstallationModeSchema>;

/** A plan as `GET /api/catalogue/subscriptions/{family}[/variant/{code}|/{productCode}]?locale=` answers it. */
export const SubscriptionVariantSchema = Type.Object({
  ...offerFields,
  type: Type.Union([
    Type.Literal('mobile'),
    Type.Literal('internet'),
    Type.Literal('internet-mobile'),
    Type.Literal('tv'),
    Type.Literal('duo'),
  ]),
  commitment: CommitmentSchema,
  /** Only where there is a SIM card; a `data_eu` of code `null_eu` means none. */
  options: Type.Object({ data: NullableOption, data_eu: NullableOption }),
  /** Selling points, in the asked locale. */
  highlights: Type.Array(Type.String()),
  /** Whether its SIM may be an eSIM. */
  esim: Type.Boolean(),
  installationModes: Type.Array(InstallationModeSchema),
  additionals: Type.Array(AdditionalProductSchema),
  tvPackages: Type.Array(TvPackageSchema),
});
export type SubscriptionVariant = Static<typeof SubscriptionVariantSchema>;

export const SubscriptionListSchema = Type.Object({ items: Type.Array(SubscriptionVariantSchema) });
export type SubscriptionList = Static<typeof SubscriptionListSchema>;
