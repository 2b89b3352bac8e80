import type { EsimContext } from '@alzette/shop-api/after-sale';
import type { CreditCheckContext, CustomerContext, IdentityContext } from '@alzette/shop-api/buyer';
import type { ContractContext } from '@alzette/shop-api/documents';
import type { InstallationContext, ServiceQualification } from '@alzette/shop-api/installation';
import type { PaymentContext } from '@alzette/shop-api/payment';

/** The dependencies of an order from its creation to its confirmation. */
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
  /** Hours without a transition after which an unpaid order expires. */
  readonly orderLifetimeHours: number;
  /** New orders of one network in an hour. */
  readonly ordersPerNetwork: number;
}
