import type { Operator } from '@alzette/operator-config';
import type { CheckoutContext } from './checkout/checkout-context';
import { HttpSignatureService } from './contracts/signature-service';
import { LastNameCreditCheck } from './credit-check/credit-check';
import { HttpIdentityService } from './identity/identity-service';
import { HttpPaymentProvider } from './payments/payment-provider';
import { PartnerClient } from './platform/partners/partner-client';

export type Partners = CheckoutContext['partners'];

/** What the routes and jobs of the server use. */
export interface AppContext extends CheckoutContext {
  /** How long the version of the catalogue is cached; the default of `cacheAnswers` if left out. */
  readonly catalogueVersionMaxAgeMs?: number;
}

/** The operator's partners over HTTP, at one address. */
export function httpPartners(operator: Operator, url: string, key: string): Partners {
  const clientOf = (name: string) => new PartnerClient({ name, url, key });
  const { payment, signature, identity } = operator.partners;
  return {
    creditCheck: new LastNameCreditCheck(),
    identity: new HttpIdentityService(clientOf(identity.name)),
    payments: new HttpPaymentProvider(clientOf(payment.name)),
    signature: new HttpSignatureService(clientOf(signature.name)),
  };
}
