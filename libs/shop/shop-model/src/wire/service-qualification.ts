import { Type, type Static } from 'typebox';
import { fixedLineTypes } from '../families';
import { BoundedArray } from './bounds';
import { OrderAddressSchema } from './order';

const FixedLineTypeSchema = Type.Enum(fixedLineTypes);

/** The address of a possible line. It holds no other personal data. */
export const LineAddressSchema = Type.Pick(OrderAddressSchema, ['street', 'postcode', 'city', 'countryCode'], {
  additionalProperties: false,
});
export type LineAddress = Static<typeof LineAddressSchema>;

/** Body of `POST /api/v2/shop/service-qualifications`: which of the types are available at the address? */
export const ServiceQualificationRequestSchema = Type.Object(
  { address: LineAddressSchema, types: BoundedArray(FixedLineTypeSchema, { minItems: 1 }) },
  { additionalProperties: false },
);
export type ServiceQualificationRequest = Static<typeof ServiceQualificationRequestSchema>;

export const ServiceQualificationResultSchema = Type.Object({ available: Type.Array(FixedLineTypeSchema) });
export type ServiceQualificationResult = Static<typeof ServiceQualificationResultSchema>;
