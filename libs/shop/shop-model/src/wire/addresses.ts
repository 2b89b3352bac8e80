import { Type, type Static } from 'typebox';

/** An address of the register, or a street of it: then `houseNumber` is null. `postcode` is four digits. */
export const RegisteredAddressSchema = Type.Object({
  street: Type.String(),
  houseNumber: Type.Union([Type.String(), Type.Null()]),
  postcode: Type.String(),
  city: Type.String(),
});
export type RegisteredAddress = Static<typeof RegisteredAddressSchema>;

/** `POST /api/v2/shop/addresses`: at most eight, the best first. Empty without a register. */
export const RegisteredAddressesSchema = Type.Object({ addresses: Type.Array(RegisteredAddressSchema) });
export type RegisteredAddresses = Static<typeof RegisteredAddressesSchema>;

/** `GET /api/v2/shop/addresses/towns`: the towns of a postcode. Empty for an unknown postcode. */
export const RegisteredTownsSchema = Type.Object({ towns: Type.Array(Type.String()) });
export type RegisteredTowns = Static<typeof RegisteredTownsSchema>;
