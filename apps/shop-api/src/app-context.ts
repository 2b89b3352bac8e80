import type { Operator } from '@alzette/operator-config';
import type { PartnerName, PartnerSettings } from '@alzette/server-kit';
import type { CheckoutContext } from './checkout/checkout-context';
import { HttpSignatureService } from './contracts/signature-service';
import { HttpCreditCheck } from './credit-check/credit-check-service';
import { HttpCustomerService } from './customers/customer-service';
import { HttpEsimService } from './esim/esim-service';
import type { FulfilmentContext } from './fulfilment/fulfilment-routes';
import type { OperatorContext } from './operator-clients/access-token';
import { HttpIdentityService } from './identity/identity-service';
import { HttpPaymentProvider } from './payments/payment-provider';
import { PartnerClient } from './platform/partners/partner-client';

export type Partners = CheckoutContext['partners'];

/** What the routes and jobs of the server use. */
export interface AppContext extends CheckoutContext, FulfilmentContext, OperatorContext {
  /** How long the version of the catalogue is cached; the default of `cacheAnswers` if left out. */
  readonly catalogueVersionMaxAgeMs?: number;
}

/** The operator's partners over HTTP, each at its own address with its own key. */
export function httpPartners(operator: Operator, settings: Readonly<Record<PartnerName, PartnerSettings>>): Partners {
  const clientOf = (partner: PartnerName, name: string) => {
    const { url, keys } = settings[partner];
    return new PartnerClient({ name, url, key: keys[0] });
  };
  const { payment, signature, identity } = operator.partners;
  return {
    creditCheck: new HttpCreditCheck(clientOf('creditCheck', 'credit check')),
    customers: new HttpCustomerService(clientOf('customers', 'customer system')),
    esim: new HttpEsimService(clientOf('esim', 'eSIM system')),
    identity: new HttpIdentityService(clientOf('identity', identity.name)),
    payments: new HttpPaymentProvider(clientOf('payment', payment.name)),
    signature: new HttpSignatureService(clientOf('signature', signature.name)),
  };
}
