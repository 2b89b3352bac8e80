export type { CreditCheck, CreditCheckPerson } from './credit-check/credit-check-service';
export type { CustomerService } from './customers/customer-service';
export { bindingStates } from './limits/exposure-repository';
