import type { Operator } from '@alzette/operator-config';
import type { PartnerSettings, RequiredPartnerName } from '@alzette/server-kit';
import type { CheckoutContext } from './checkout/checkout-context';
import { HttpSignatureService } from './contracts/signature-service';
import { HttpCreditCheck } from './credit-check/credit-check-service';
import { HttpCustomerService } from './customers/customer-service';
import { TmfCustomerService } from './customers/tmf-customer-service';
import { HttpEsimService } from './esim/esim-service';
import type { FulfilmentContext } from './fulfilment/fulfilment-routes';
import type { OperatorContext } from './operator-clients/access-token';
import { TmfAppointmentSystem } from './installation/appointment-system';
import { HttpIdentityService } from './identity/identity-service';
import { HttpPaymentProvider } from './payments/payment-provider';
import type { CustomersApi, PartnerAddresses } from './platform/config/environment';
import type { Database } from './platform/database/schema';
import { PartnerClient } from './platform/partners/partner-client';
import type { ShoppingCartContext } from './shopping-carts/shopping-cart-routes';
import { everyAddress, TmfServiceQualification } from './service-qualification/service-qualification';

export type Partners = CheckoutContext['partners'];

/** What the routes and jobs of the server use. */
export interface AppContext extends CheckoutContext, FulfilmentContext, OperatorContext, ShoppingCartContext {
  /** How long the version of the catalogue is cached; the default of `cacheResponses` if left out. */
  readonly catalogueVersionMaxAgeMs?: number;
  /** A replica that the catalogue is read from; null without one. */
  readonly catalogueReplica?: Database | null;
}

/** The operator's partners over HTTP, each at its own address with its own key. */
export function httpPartners(
  operator: Operator,
  settings: PartnerAddresses,
  customersApi: CustomersApi = 'shop',
): Partners {
  const clientFor = ({ url, keys }: PartnerSettings, name: string) => new PartnerClient({ name, url, key: keys[0] });
  const clientOf = (partner: RequiredPartnerName, name: string) => clientFor(settings[partner], name);
  const { payment, signature, identity } = operator.partners;
  const CustomerSystem = customersApi === 'tmf' ? TmfCustomerService : HttpCustomerService;
  return {
    appointments:
      settings.appointments && new TmfAppointmentSystem(clientFor(settings.appointments, 'appointment system')),
    creditCheck: new HttpCreditCheck(clientOf('creditCheck', 'credit check')),
    customers: new CustomerSystem(clientOf('customers', 'customer system')),
    esim: new HttpEsimService(clientOf('esim', 'eSIM system')),
    identity: new HttpIdentityService(clientOf('identity', identity.name)),
    payments: new HttpPaymentProvider(clientOf('payment', payment.name)),
    qualification: settings.qualification
      ? new TmfServiceQualification(clientFor(settings.qualification, 'network system'))
      : everyAddress,
    signature: new HttpSignatureService(clientOf('signature', signature.name)),
  };
}
