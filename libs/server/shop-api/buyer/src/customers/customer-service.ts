import { Type, type Static } from 'typebox';
import type { PartnerClient, ShopContext } from '@alzette/shop-api/platform';

const Text = Type.String({ maxLength: 200 });
const AccountSchema = Type.Object({
  gender: Type.Union([Type.Literal('female'), Type.Literal('male')]),
  firstName: Text,
  lastName: Text,
  /** yyyy-MM-dd */
  birthdate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  lines: Type.Array(
    Type.Object({
      /** The family of its plan: `mobile`, `internet`, `internet-mobile`, `tv` or `duo`. */
      type: Text,
      /** E.164; null for a line without a number. */
      phoneNumber: Type.Union([Text, Type.Null()]),
    }),
  ),
});

/** A customer of the operator's customer system, with all lines. */
export type CustomerAccount = Static<typeof AccountSchema>;

/** The port to the operator's customer system. */
export interface CustomerService {
  /**
   * Null for an unknown account.
   *
   * @throws PartnerError
   */
  findAccount(accountNumber: string): Promise<CustomerAccount | null>;
}

export interface CustomerContext extends ShopContext {
  readonly partners: { readonly customers: CustomerService };
}

/** The customer system over HTTP: `GET /customers/{accountNumber}`. */
export class HttpCustomerService implements CustomerService {
  constructor(private readonly client: PartnerClient) {}

  findAccount(accountNumber: string): Promise<CustomerAccount | null> {
    return this.client.get(AccountSchema, { path: `/customers/${encodeURIComponent(accountNumber)}` });
  }
}
