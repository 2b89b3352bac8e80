import type { CreditCheckStatus } from '@alzette/shop-model';

/** `birthdate` as yyyy-MM-dd. */
export interface CreditCheckPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: string;
}

/** Whether the operator takes this person as a customer. */
export interface CreditCheck {
  check(person: CreditCheckPerson): Promise<CreditCheckStatus>;
}
