import type { PublicSettings } from '@alzette/operator-config';
import { textOf, toOrderAddress, toOrderRequest } from '@alzette/checkout-kit';
import {
  contractKeys,
  deliveryKeys,
  prepaidItemTypes,
  topUpAddress,
  topUpEmail,
  topUpKeys,
  withCountryCode,
  type FormValues,
  type Locale,
  type OrderRequest,
  type PrepaidProduct,
} from '@alzette/shop-model';

interface PrepaidSource {
  readonly product: PrepaidProduct;
  readonly values: FormValues;
  readonly settings: PublicSettings;
  readonly locale: Locale;
}

/** Turns product and form into the order of the wire (spec 7.7, rows M3 and M4). A top-up carries a placeholder person. */
export function toPrepaidOrder({ product, values, settings, locale }: PrepaidSource): OrderRequest {
  const isTopUp = product.type === 'prepaid_top_up';
  const address = isTopUp ? topUpAddress : toOrderAddress(values, recipientKeys);
  const identifier = product.code;
  const typedEmail = textOf(values, contractKeys.email).trim();
  return toOrderRequest(
    {
      email: isTopUp ? typedEmail || topUpEmail : typedEmail,
      preconfiguredCart: null,
      accountNumber: null,
      shippingAddress: address,
      billingAddress: address,
      complementaryInformations: isTopUp ? [numberOf(identifier, values)] : [],
      eligibilityAddresses: [],
      items: [
        {
          identifier,
          type: prepaidItemTypes[product.type],
          variantCode: product.code,
          productCode: product.productCode,
          taxonCode: null,
          parentIdentifier: null,
          quantity: 1,
        },
      ],
      kycId: null,
      displayedTotals: { oneOff: product.amount, monthly: 0 },
    },
    { settings, locale },
  );
}

/** The form asks for the recipient's name once, under the contract's keys. */
const recipientKeys = { ...deliveryKeys, firstname: contractKeys.firstname, lastname: contractKeys.lastname };

/** The number of a top-up in E.164. */
export function topUpNumber(values: FormValues): string {
  return withCountryCode(textOf(values, topUpKeys.phoneNumber));
}

function numberOf(identifier: string, values: FormValues): OrderRequest['complementaryInformations'][number] {
  return {
    productVariant: { code: identifier },
    identifier,
    subscriptionMode: 'new',
    keepNumber: false,
    currentOperator: null,
    currentPhoneNumber: topUpNumber(values),
    iccid: null,
    simType: null,
  };
}
