import type { Operator } from '@alzette/operator-config';
import { HttpSignatureService } from './contracts/http-signature-service';
import { LastNameCreditCheck } from './credit-check/last-name-credit-check';
import { HttpIdentityService } from './identity/http-identity-service';
import { HttpPaymentProvider } from './payments/http-payment-provider';
import type { Partners } from './app-context';
import { PartnerClient } from './platform/partners/partner-client';

/** The operator's partners at one address. */
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
