import type { ContractContext } from '../contracts/signature-service';
import type { CreditCheckContext } from '../credit-check/credit-check-service';
import type { CustomerContext } from '../customers/customer-service';
import type { EsimContext } from '../esim/esim-service';
import type { IdentityContext } from '../identity/identity-service';
import type { InstallationContext } from '../installation/appointment-system';
import type { PaymentContext } from '../payments/payment-provider';
import type { ServiceQualification } from '../service-qualification/service-qualification';

/** What an order needs from its creation to its confirmation. */
export interface CheckoutContext
  extends
    ContractContext,
    CreditCheckContext,
    CustomerContext,
    EsimContext,
    IdentityContext,
    InstallationContext,
    PaymentContext {
  readonly partners: ContractContext['partners'] &
    CreditCheckContext['partners'] &
    CustomerContext['partners'] &
    EsimContext['partners'] &
    IdentityContext['partners'] &
    InstallationContext['partners'] &
    PaymentContext['partners'] & { readonly qualification: ServiceQualification };
  /** After so many hours without a transition an unpaid order expires. */
  readonly orderLifetimeHours: number;
  /** New orders of one network in an hour. */
  readonly ordersPerNetwork: number;
}
