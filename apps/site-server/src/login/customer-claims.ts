import type { Customer } from '@alzette/shop-model';
import { Ajv } from 'ajv';
import { Type, type Static } from 'typebox';

/** The scopes that the shop requests from the provider. */
export const customerScopes = 'openid profile email account';

const Text = Type.String({ maxLength: 100 });
const Address = { street: Text, street_no: Text, zipcode: Text, city: Text };

/** The claims that describe a customer. For a provider with other claims, change this file only. */
const ClaimsSchema = Type.Object({
  account_number: Type.String({ minLength: 1, maxLength: 60 }),
  gender: Type.Union([Type.Literal('female'), Type.Literal('male')]),
  /** Missing or empty for a person with one name. */
  given_name: Type.Optional(Text),
  family_name: Text,
  birthdate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  email: Type.String({ maxLength: 254 }),
  billing_address: Type.Object(Address),
  delivery_address: Type.Object({ ...Address, country_name: Text }),
  lines: Type.Array(
    Type.Object({
      id: Text,
      type: Type.Union([
        Type.Literal('mobile'),
        Type.Literal('internet'),
        Type.Literal('internet-mobile'),
        Type.Literal('tv'),
        Type.Literal('duo'),
      ]),
      name: Text,
      phone_number: Type.Union([Text, Type.Null()]),
    }),
  ),
});
type Claims = Static<typeof ClaimsSchema>;

const ajv = new Ajv();
const areClaims = ajv.compile<Claims>(ClaimsSchema);

/** @throws when the claims do not describe a customer */
export function customerOf(claims: unknown): Customer {
  if (!areClaims(claims))
    throw new Error(`The provider’s claims do not describe a customer: ${ajv.errorsText(areClaims.errors)}`);
  return {
    accountNumber: claims.account_number,
    user: {
      gender: claims.gender === 'male' ? 'M' : 'F',
      firstname: claims.given_name ?? '',
      lastname: claims.family_name,
      birthdate: claims.birthdate,
      email: claims.email,
      billingAddress: addressOf(claims.billing_address),
      deliveryAddress: { ...addressOf(claims.delivery_address), countryName: claims.delivery_address.country_name },
    },
    lines: claims.lines.map(({ id, type, name, phone_number }) => ({ id, type, name, phoneNumber: phone_number })),
  };
}

function addressOf({ street, street_no, zipcode, city }: Claims['billing_address']) {
  return { street, streetNo: street_no, zipcode, city };
}
