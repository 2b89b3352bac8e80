import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { fingerprintOf, textOf, toOrderAddress, toOrderRequest } from '@alzette/checkout-kit';
import { loadPhoneParser } from '@alzette/forms';
import type { PublicSettings } from '@alzette/operator-config';
import { useServices, useSettings } from '@alzette/remote-react';
import { createOrder, errorCode, getOrder, type RequestErrorCode } from '@alzette/shop-client';
import {
  contractKeys,
  deliveryKeys,
  type FormValues,
  type Locale,
  type OrderRequest,
  type OrderResponse,
  prepaidItemTypes,
  parseEmail,
  type PrepaidProduct,
  topUpAddress,
  topUpEmail,
  topUpKeys,
} from '@alzette/shop-model';
import { browserStorage, selectCart, selectValues } from '@alzette/shop-store';

type Ordering =
  | { readonly status: 'ordering' }
  | { readonly status: 'ordered'; readonly order: OrderResponse }
  | { readonly status: 'failed'; readonly code: RequestErrorCode };

/** Creates the order when the payment step opens, and again on every retry; the same values give the same order (row M3). */
export function usePrepaidOrder() {
  const { http, locale, report } = useServices();
  const settings = useSettings();
  const { id, prepaid: product } = useSelector(selectCart);
  const values = useSelector(selectValues);
  const [attempt, setAttempt] = useState(1);
  const [ordering, setOrdering] = useState<Ordering>({ status: 'ordering' });
  const latest = useRef({ id, product, values });
  useEffect(() => {
    latest.current = { id, product, values };
  });

  useEffect(() => {
    let left = false;
    const show = (next: Ordering) => !left && setOrdering(next);

    async function order(): Promise<OrderResponse> {
      const { id: cart, product: bought, values: typed } = latest.current;
      if (!bought) throw new RangeError('There is nothing to order');
      const { parseLuxembourgMobile } = await loadPhoneParser();
      const topUpNumber = parseLuxembourgMobile(textOf(typed, topUpKeys.phoneNumber));
      const request = toPrepaidOrder({ product: bought, values: typed, settings, locale, topUpNumber });
      const made = await createOrder(http, settings.provider, request, await fingerprintOf({ cart, request }));
      const { tokenValue } = made;
      // A repeated request gets the first response, so the present state of the order is loaded.
      if (isPlacedOrder({ cart, tokenValue })) return getOrder(http, tokenValue);
      keepPlacedOrder({ cart, tokenValue });
      return made;
    }

    order().then(
      (made) => show({ status: 'ordered', order: made }),
      (error: unknown) => {
        report(error, { operation: 'prepaid order', variantCode: latest.current.product?.code ?? '' });
        show({ status: 'failed', code: errorCode(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [http, locale, settings, report, attempt]);

  const handleRetry = useCallback(() => {
    setOrdering({ status: 'ordering' });
    setAttempt((count) => count + 1);
  }, []);
  return { ordering, handleRetry };
}

interface PrepaidSource {
  readonly product: PrepaidProduct;
  readonly values: FormValues;
  readonly settings: PublicSettings;
  readonly locale: Locale;
  /** The number of a top-up in E.164. */
  readonly topUpNumber: string | null;
}

/** Turns product and form into the order of the wire (spec 7.7, rows M3 and M4). A top-up carries a placeholder person. */
function toPrepaidOrder({ product, values, settings, locale, topUpNumber }: PrepaidSource): OrderRequest {
  const isTopUp = product.type === 'prepaid_top_up';
  const address = isTopUp ? topUpAddress : toOrderAddress(values, recipientKeys);
  const identifier = product.code;
  const typedEmail = parseEmail(textOf(values, contractKeys.email)) ?? '';
  return toOrderRequest(
    {
      email: isTopUp ? typedEmail || topUpEmail : typedEmail,
      preconfiguredCart: null,
      accountNumber: null,
      shippingAddress: address,
      billingAddress: address,
      complementaryInformations: isTopUp ? [numberOf(identifier, topUpNumber)] : [],
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

function numberOf(
  identifier: string,
  currentPhoneNumber: string | null,
): OrderRequest['complementaryInformations'][number] {
  return {
    productVariant: { code: identifier },
    identifier,
    subscriptionMode: 'new',
    keepNumber: false,
    currentOperator: null,
    currentPhoneNumber,
    iccid: null,
    simType: null,
  };
}

const key = 'alzette.prepaid-checkout.order';

/** The order of a cart, stored across the visit to the payment page. */
interface PlacedOrder {
  readonly cart: string;
  readonly tokenValue: string;
}

export function keepPlacedOrder(order: PlacedOrder): void {
  browserStorage.write('sessionStorage', key, JSON.stringify(order));
}

/** Whether this order was created from this cart, which has not been reset since then. */
export function isPlacedOrder({ cart, tokenValue }: PlacedOrder): boolean {
  return browserStorage.read('sessionStorage', key) === JSON.stringify({ cart, tokenValue } satisfies PlacedOrder);
}
