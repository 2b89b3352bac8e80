import type { PublicSettings } from '@alzette/operator-config';
import { textOf } from '@alzette/checkout-kit';
import {
  compact,
  contractKeys,
  deliveryKeys,
  prepaidItemTypes,
  readPostcode,
  topUpAddress,
  topUpEmail,
  topUpKeys,
  withCountryCode,
  type FormValues,
  type Locale,
  type OrderAddress,
  type OrderRequest,
  type PrepaidProduct,
} from '@alzette/shop-model';

interface PrepaidSource {
  readonly product: PrepaidProduct;
  readonly values: FormValues;
  readonly settings: PublicSettings;
  readonly locale: Locale;
}

/** The one place where product and form become the order of the wire (spec 7.7, rows M3 and M4). */
export function toPrepaidOrder({ product, values, settings, locale }: PrepaidSource): OrderRequest {
  const isTopUp = product.type === 'prepaid_top_up';
  const address = isTopUp ? topUpAddress : addressOf(values);
  const identifier = product.code;
  const typedEmail = textOf(values, contractKeys.email).trim();
  return {
    channel: settings.channel,
    email: isTopUp ? typedEmail || topUpEmail : typedEmail,
    preconfiguredCart: null,
    preferredLanguage: locale,
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
    payments: [{ method: settings.partners.payment.slug }],
    proofOfResidence: null,
    displayedTotals: { oneOff: product.amount, monthly: 0 },
  };
}

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

function addressOf(values: FormValues): OrderAddress {
  const additionalInformation = textOf(values, deliveryKeys.additionalInformation).trim();
  return {
    firstName: textOf(values, contractKeys.firstname).trim(),
    lastName: textOf(values, contractKeys.lastname).trim(),
    countryCode: 'LU',
    street: `${compact(textOf(values, deliveryKeys.streetNumber))}, ${textOf(values, deliveryKeys.street).trim()}`,
    city: textOf(values, deliveryKeys.city).trim(),
    postcode: readPostcode(textOf(values, deliveryKeys.postalCode)) ?? '',
    ...(additionalInformation && { additionalInformation }),
  };
}
