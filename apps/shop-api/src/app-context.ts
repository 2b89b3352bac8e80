import type { Operator } from '@alzette/operator-config';
import type { PartnerSettings, RequiredPartnerName } from '@alzette/server-kit';
import { type FulfilmentContext, HttpEsimService } from '@alzette/shop-api/after-sale';
import { HttpCreditCheck, HttpCustomerService, HttpIdentityService, TmfCustomerService } from '@alzette/shop-api/buyer';
import type { CataloguePictures } from '@alzette/shop-api/catalogue';
import type { CheckoutContext } from '@alzette/shop-api/checkout';
import { HttpSignatureService } from '@alzette/shop-api/documents';
import { everyAddress, TmfAppointmentSystem, TmfServiceQualification } from '@alzette/shop-api/installation';
import type { ShoppingCartContext } from '@alzette/shop-api/open-apis';
import { HttpPaymentProvider } from '@alzette/shop-api/payment';
import {
  type CustomersApi,
  type Database,
  type OperatorContext,
  type PartnerAddresses,
  PartnerClient,
} from '@alzette/shop-api/platform';

export type Partners = CheckoutContext['partners'];

/** The dependencies of the server's routes and jobs. */
export interface AppContext extends CheckoutContext, FulfilmentContext, OperatorContext, ShoppingCartContext {
  /** How long the version of the catalogue is cached; the default of `cacheResponses` if left out. */
  readonly catalogueVersionMaxAgeMs?: number;
  /** A replica that the catalogue is read from; null without one. */
  readonly catalogueReplica?: Database | null;
  readonly pictures: CataloguePictures;
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
