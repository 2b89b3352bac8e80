import {
  checked,
  email,
  findErrors,
  formSchema,
  postcode,
  sameAs,
  streetNumber,
  text,
  textThat,
  when,
  type FormSchema,
} from '@alzette/forms';
import { textOf } from '@alzette/checkout-kit';
import {
  acceptanceKeys,
  contractKeys,
  deliveryKeys,
  topUpKeys,
  type FormValues,
  type PrepaidCheckoutType,
} from '@alzette/shop-model';
import { hasMobileShape, type MobileRule } from '@alzette/shop-widgets';
import type { FlowState } from '../flow/flow-state';

const wantsReceipt = (values: FormValues) => textOf(values, contractKeys.email).trim() !== '';

/** What each checkout asks for (spec 5, rows M1 and M2). */
export function numberSchema(type: PrepaidCheckoutType, isMobile: MobileRule): FormSchema {
  const asked = type === 'prepaid_top_up' ? topUpRules(isMobile) : starterPackRules;
  return formSchema({ ...asked, [acceptanceKeys.conditions]: checked() });
}

const topUpRules = (isMobile: MobileRule) => ({
  [topUpKeys.phoneNumber]: textThat('phone', isMobile),
  [contractKeys.email]: when(wantsReceipt, email()),
});

const starterPackRules = {
  [contractKeys.firstname]: text(),
  [contractKeys.lastname]: text(),
  [contractKeys.email]: email(),
  [contractKeys.emailConfirm]: sameAs(contractKeys.email),
  [deliveryKeys.street]: text(),
  [deliveryKeys.streetNumber]: streetNumber(),
  [deliveryKeys.postalCode]: postcode(),
  [deliveryKeys.city]: text(),
};

/** Whether the shopper may go on to the payment. */
export function numberIsComplete({ type, product, values }: FlowState): boolean {
  return product !== null && Object.keys(findErrors(numberSchema(type, hasMobileShape), values)).length === 0;
}
