import { Type, type Static } from 'typebox';

const Line = Type.Object({
  /** Stable id of the subscription at the operator. */
  id: Type.String(),
  type: Type.Union([
    Type.Literal('mobile'),
    Type.Literal('internet'),
    Type.Literal('internet-mobile'),
    Type.Literal('tv'),
    Type.Literal('duo'),
  ]),
  /** Name of the present subscription. */
  name: Type.String(),
  /** E.164 for a line with a SIM card, otherwise null. */
  phoneNumber: Type.Union([Type.String(), Type.Null()]),
});
export type CustomerLine = Static<typeof Line>;

const Address = {
  street: Type.String(),
  streetNo: Type.String(),
  zipcode: Type.String(),
  city: Type.String(),
};

/** An existing customer as the login provider sends it (spec 3.3). `gender` M or F, `birthdate` yyyy-MM-dd. */
export const CustomerSchema = Type.Object({
  accountNumber: Type.String(),
  user: Type.Object({
    gender: Type.Union([Type.Literal('M'), Type.Literal('F')]),
    firstname: Type.String(),
    lastname: Type.String(),
    birthdate: Type.String(),
    email: Type.String(),
    billingAddress: Type.Object(Address),
    deliveryAddress: Type.Object({ ...Address, countryName: Type.String() }),
  }),
  lines: Type.Array(Line),
});
export type Customer = Static<typeof CustomerSchema>;

/** Response of `GET /api/session`. */
export const SessionSchema = Type.Union([
  Type.Object({ status: Type.Literal('guest') }),
  Type.Object({ status: Type.Literal('customer'), customer: CustomerSchema }),
]);
export type Session = Static<typeof SessionSchema>;
