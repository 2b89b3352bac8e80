import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices, useSettings } from '@alzette/remote-kit';
import { createOrder, errorCode, getContractDocuments, sendCustomerInformation } from '@alzette/shop-client';
import { needsDelivery, type ContractDocument, type OrderResponse } from '@alzette/shop-model';
import { selectCart } from '@alzette/shop-store';
import { contractIsComplete } from '../../contract-step/contract-schema';
import { useFlowState } from '../../flow/use-flow-state';
import { toCustomerInformation } from '../../order/customer-information';
import { fingerprintOf } from '../../order/fingerprint';
import { toOrderRequest } from '../../order/order-request';
import { informationSent, orderCreated } from '../../order/order-slice';

export type PreparationStep = 'order' | 'information' | 'contracts';

export type Preparation =
  | { readonly status: 'preparing'; readonly step: PreparationStep }
  | { readonly status: 'ready'; readonly order: OrderResponse; readonly documents: readonly ContractDocument[] }
  | { readonly status: 'failed'; readonly code: string };

/**
 * Entering the summary: the order is created, the person's details are sent, the contracts are fetched (spec row K1).
 * The order's key is the fingerprint of cart and form, so the same cart and form always meet the same order (ADR 0003).
 */
export function useSummaryPreparation() {
  const { http, locale, report } = useServices();
  const settings = useSettings();
  const dispatch = useDispatch();
  const cart = useSelector(selectCart);
  const flow = useFlowState();
  const latest = useRef({ cart, flow });
  useEffect(() => {
    latest.current = { cart, flow };
  });
  const [attempt, setAttempt] = useState(1);
  const [preparation, setPreparation] = useState<Preparation>({ status: 'preparing', step: 'order' });

  useEffect(() => {
    let left = false;
    const show = (next: Preparation) => !left && setPreparation(next);

    async function prepare() {
      const request = toOrderRequest({ cart: latest.current.cart, values: latest.current.flow.values, settings, locale });
      show({ status: 'preparing', step: 'order' });
      const fingerprint = await fingerprintOf({ cart: latest.current.cart.id, request });
      const order = await createOrder(http, settings.provider, request, fingerprint);
      dispatch(
        orderCreated({
          fingerprint,
          tokenValue: order.tokenValue,
          needsDelivery: needsDelivery(latest.current.cart.items),
        }),
      );

      show({ status: 'preparing', step: 'information' });
      if (contractIsComplete(latest.current.flow)) {
        await sendCustomerInformation(http, order.tokenValue, toCustomerInformation(latest.current.flow.values));
        dispatch(informationSent());
      }

      show({ status: 'preparing', step: 'contracts' });
      const documents = await getContractDocuments(http, settings.partners.signature.slug, order.tokenValue);
      show({ status: 'ready', order, documents });
    }

    prepare().catch((error: unknown) => {
      report(error, { operation: 'summary', variantCode: latest.current.cart.items[0]?.variant.code ?? '' });
      show({ status: 'failed', code: errorCode(error) });
    });
    return () => {
      left = true;
    };
  }, [http, locale, settings, dispatch, report, attempt]);

  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);
  return { preparation, handleRetry };
}
