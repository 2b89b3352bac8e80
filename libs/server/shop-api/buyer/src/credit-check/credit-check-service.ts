import type { CreditCheckStatus } from '@alzette/shop-model';
import { CreditCheckStatusSchema } from '@alzette/shop-model/schemas';
import type { PartnerClient, ShopContext } from '@alzette/shop-api/platform';

/** `birthdate` as yyyy-MM-dd. */
export interface CreditCheckPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: string;
}

/** The port to the operator's scoring. */
export interface CreditCheck {
  /** @throws PartnerError */
  check(person: CreditCheckPerson): Promise<CreditCheckStatus>;
}

export interface CreditCheckContext extends ShopContext {
  readonly partners: { readonly creditCheck: CreditCheck };
}

/** The timeout of the browser (decision 51). */
const timeoutMs = 20_000;

/** The operator's scoring over HTTP: `POST /credit-check`. */
export class HttpCreditCheck implements CreditCheck {
  constructor(private readonly client: PartnerClient) {}

  async check(person: CreditCheckPerson): Promise<CreditCheckStatus> {
    const { status } = await this.client.post(CreditCheckStatusSchema, {
      path: '/credit-check',
      body: person,
      timeoutMs,
    });
    return status;
  }
}
