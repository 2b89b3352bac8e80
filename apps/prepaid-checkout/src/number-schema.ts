import { textOf } from '@alzette/checkout-kit';
import {
  checked,
  email,
  findErrors,
  formSchema,
  type FormSchema,
  postcode,
  sameAs,
  streetNumber,
  textThat,
  when,
  printed,
} from '@alzette/forms';
import {
  acceptanceKeys,
  contractKeys,
  deliveryKeys,
  type FormValues,
  type PrepaidCheckoutType,
  topUpKeys,
} from '@alzette/shop-model';
import { hasMobileShape } from '@alzette/shop-widgets';
import type { FlowState } from './flow';

const wantsReceipt = (values: FormValues) => textOf(values, contractKeys.email).trim() !== '';

type NumberRule = Parameters<typeof textThat>[1];

/** The values that each checkout needs (spec 5, rows M1 and M2). */
export function numberSchema(type: PrepaidCheckoutType, isMobile: NumberRule): FormSchema {
  const asked = type === 'prepaid_top_up' ? topUpRules(isMobile) : starterPackRules;
  return formSchema({ ...asked, [acceptanceKeys.conditions]: checked() });
}

const topUpRules = (isMobile: NumberRule) => ({
  [topUpKeys.phoneNumber]: textThat('phone', isMobile),
  [contractKeys.email]: when(wantsReceipt, email()),
});

const starterPackRules = {
  [contractKeys.firstname]: printed(),
  [contractKeys.lastname]: printed(),
  [contractKeys.email]: email(),
  [contractKeys.emailConfirm]: sameAs(contractKeys.email),
  [deliveryKeys.street]: printed(),
  [deliveryKeys.streetNumber]: streetNumber(),
  [deliveryKeys.postalCode]: postcode(),
  [deliveryKeys.city]: printed(),
  [deliveryKeys.additionalInformation]: printed({ required: false }),
};

/** Whether the shopper may continue to the payment. */
export function numberIsComplete({ type, product, values }: FlowState): boolean {
  return product !== null && Object.keys(findErrors(numberSchema(type, hasMobileShape), values)).length === 0;
}
