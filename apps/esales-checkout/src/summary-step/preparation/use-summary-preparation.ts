import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices, useSettings } from '@alzette/remote-react';
import { errorCode } from '@alzette/shop-client';
import { selectCart, selectCustomer } from '@alzette/shop-store';
import { heldProof } from '../../contract-step/proof-of-residence/held-proof';
import { useFlowState } from '../../flow/use-flow-state';
import { prepareOrder, type PreparationStep, type PreparedOrder } from '../../order/prepare-order';

export type Preparation =
  | { readonly status: 'preparing'; readonly step: PreparationStep }
  | ({ readonly status: 'ready' } & PreparedOrder)
  | { readonly status: 'failed'; readonly code: string };

/** Prepares the order when the summary is entered, once more on every retry. */
export function useSummaryPreparation() {
  const { http, locale, report, store } = useServices();
  const settings = useSettings();
  const dispatch = useDispatch();
  const cart = useSelector(selectCart);
  const flow = useFlowState();
  const accountNumber = useSelector(selectCustomer)?.accountNumber ?? null;
  const latest = useRef({ cart, flow, accountNumber });
  useEffect(() => {
    latest.current = { cart, flow, accountNumber };
  });
  const [attempt, setAttempt] = useState(1);
  const [preparation, setPreparation] = useState<Preparation>({ status: 'preparing', step: 'order' });

  useEffect(() => {
    let left = false;
    const show = (next: Preparation) => !left && setPreparation(next);
    const onStep = (step: PreparationStep) => show({ status: 'preparing', step });

    const proofOfResidence = heldProof(store);
    prepareOrder({ http, settings, locale, dispatch, onStep, proofOfResidence, ...latest.current }).then(
      (prepared) => show({ status: 'ready', ...prepared }),
      (error: unknown) => {
        report(error, { operation: 'summary', variantCode: latest.current.cart.items[0]?.variant.code ?? '' });
        show({ status: 'failed', code: errorCode(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [http, locale, settings, dispatch, report, store, attempt]);

  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);
  return { preparation, handleRetry };
}
