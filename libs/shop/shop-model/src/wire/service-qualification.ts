import { Type, type Static } from 'typebox';
import { fixedLineTypes } from '../families';
import { BoundedArray, BoundedString } from './bounds';
import { OrderAddressSchema } from './order';

const FixedLineTypeSchema = Type.Enum(fixedLineTypes);

/** The address of a possible line. It holds no other personal data. */
export const LineAddressSchema = Type.Pick(OrderAddressSchema, ['street', 'postcode', 'city', 'countryCode'], {
  additionalProperties: false,
});
export type LineAddress = Static<typeof LineAddressSchema>;

/** A plan whose line ends at an address; `code` is that of the catalogue's variant. */
export const LinePlanSchema = Type.Object(
  { type: FixedLineTypeSchema, code: BoundedString('code', { minLength: 1 }) },
  { additionalProperties: false },
);
export type LinePlan = Static<typeof LinePlanSchema>;

/** Body of `POST /api/v2/shop/service-qualifications`: which of the plans are available at the address? */
export const ServiceQualificationRequestSchema = Type.Object(
  { address: LineAddressSchema, plans: BoundedArray(LinePlanSchema, { minItems: 1 }) },
  { additionalProperties: false },
);
export type ServiceQualificationRequest = Static<typeof ServiceQualificationRequestSchema>;

/** `available` has codes of plans. */
export const ServiceQualificationResultSchema = Type.Object({ available: Type.Array(Type.String()) });
export type ServiceQualificationResult = Static<typeof ServiceQualificationResultSchema>;
