import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { PaymentPopup, useAcceptances, usePayment } from '@alzette/checkout-kit';
import { checked, formSchema, ShopForm } from '@alzette/forms';
import { useBypass, useServices, useSettings } from '@alzette/remote-react';
import { errorCode, errorProblem } from '@alzette/shop-client';
import {
  acceptanceKeys,
  type CartItem,
  type ContractDocument,
  type FormValues,
  type OrderResponse,
} from '@alzette/shop-model';
import {
  itemsRefreshed,
  selectCart,
  selectCustomer,
  selectValues,
  valuesErased,
  valuesTyped,
} from '@alzette/shop-store';
import { FormSkeleton, LoadingPopup, Stack } from '@alzette/ui';
import { heldProof } from '../contract-step/proof-of-residence';
import { useCartChanges, useFlowState } from '../flow/flow-state';
import { useEsalesPayment } from '../flow/payment-options';
import { useIdentityAgain } from '../flow/identity-values';
import { orderForgotten } from '../flow/order-progress';
import { type CartChange, cartChanges } from '../flow/cart-changes';
import { type PreparationStep, type PreparedOrder, prepareOrder } from '../order/prepare-order';
import { CartChanged, OrderReplaced } from './cart-changed';
import { ContractsCard, contractsSignedKey } from './contracts-card';
import { acceptanceBoxes, AcceptancesCard, InstallationSummaryCard, PaymentCard, ShippingCard } from './order-cards';
import { DueTodayCard, OrderedItemsCard } from './ordered-items';
import { PreparationFailed, type Refusal } from './preparation-failed';

/** Creates the order. The shopper then reads, signs and pays on this page. */
export function SummaryStep() {
  const { preparation, handleRetry } = useSummaryPreparation();
  const { formatMessage } = useIntl();
  if (preparation.status === 'failed') {
    return <PreparationFailed refusal={preparation} onRetry={handleRetry} />;
  }
  if (preparation.status === 'ready') {
    const { order, documents, changes } = preparation;
    const form = <SummaryForm key={order.tokenValue} order={order} documents={documents} onOrderAgain={handleRetry} />;
    if (changes.length === 0) return form;
    return (
      <Stack>
        <OrderReplaced changes={changes} />
        {form}
      </Stack>
    );
  }
  return (
    <Stack>
      <FormSkeleton label={formatMessage({ id: 'common.loading' })} />
      <PreparationPopup step={preparation.step} />
    </Stack>
  );
}

type Preparation =
  | { readonly status: 'preparing'; readonly step: PreparationStep }
  | ({ readonly status: 'ready'; readonly changes: readonly CartChange[] } & PreparedOrder)
  | ({ readonly status: 'failed' } & Refusal);

/** Prepares the order when the summary opens, and again on every retry. */
function useSummaryPreparation() {
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
    const { cart, flow } = latest.current;
    const changes = cartChanges(flow.order.lines, cart.items);
    prepareOrder({ http, settings, locale, dispatch, report, onStep, proofOfResidence, ...latest.current }).then(
      (prepared) => show({ status: 'ready', changes, ...prepared }),
      (error: unknown) => {
        report(error, { operation: 'summary', variantCode: latest.current.cart.items[0]?.variant.code ?? '' });
        const refusal = parseRefusal(error, latest.current.cart.items);
        const soldOut = refusal.code === 'sold_out' && refusal.item?.device ? refusal.item : null;
        if (soldOut?.device)
          dispatch(itemsRefreshed({ items: [{ ...soldOut, device: { ...soldOut.device, soldOut: true } }] }));
        show({ status: 'failed', ...refusal });
      },
    );
    return () => {
      left = true;
    };
  }, [http, locale, settings, dispatch, report, store, attempt]);

  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);
  return { preparation, handleRetry };
}

/** The reason for the refusal of the order, and the item of the cart that it names. */
function parseRefusal(error: unknown, items: readonly CartItem[]): Refusal {
  const problem = errorProblem(error);
  const [, index] = /^body\/items\/(\d+)\//u.exec(problem?.errors?.[0]?.path ?? '') ?? [];
  const item = index === undefined ? null : (items[Number(index)] ?? null);
  return { code: errorCode(error), item, available: problem?.available ?? 0, limit: problem?.limit ?? null };
}

const preparationSteps: readonly PreparationStep[] = ['order', 'information', 'contracts'];

function PreparationPopup({ step }: { readonly step: PreparationStep }) {
  const { formatMessage } = useIntl();
  const active = preparationSteps.indexOf(step);
  return (
    <LoadingPopup
      open
      title={<FormattedMessage id="summary.preparing.title" />}
      doneLabel={formatMessage({ id: 'common.done' })}
      steps={preparationSteps.map((id, index) => ({
        id,
        label: <FormattedMessage id={`summary.preparing.${id}`} />,
        state: index < active ? 'done' : index === active ? 'active' : 'next',
      }))}
    >
      <FormattedMessage id="summary.preparing.text" />
    </LoadingPopup>
  );
}

interface SummaryFormProps {
  readonly order: OrderResponse;
  readonly documents: readonly ContractDocument[];
  /** Called when the order has ended and the shopper orders again. */
  readonly onOrderAgain: () => void;
}

const schema = formSchema({
  [contractsSignedKey]: checked(),
  [acceptanceKeys.certify]: checked(),
  [acceptanceKeys.conditions]: checked(),
});

/** Contracts, fees, shipping, installations, acceptances, and the button that orders. */
function SummaryForm({ order, documents: fetched, onOrderAgain }: SummaryFormProps) {
  const values = useSelector(selectValues);
  const dispatch = useDispatch();
  const [documents, setDocuments] = useState(fetched);
  const acceptances = useAcceptances(acceptanceBoxes, values);
  const wantsNewsletter = values[acceptanceKeys.newsletter] === true;
  const payment = usePayment(order, { ...useEsalesPayment(), acceptances, wantsNewsletter });
  const bypass = useBypass();
  const goToIdentity = useIdentityAgain();
  const changes = useCartChanges();
  const { formatMessage } = useIntl();

  function handleIdentityAgain() {
    payment.handleClose();
    goToIdentity();
  }

  function handleDocuments(changed: ReadonlyMap<string, ContractDocument>) {
    setDocuments((all) => all.map((document) => changed.get(document.id) ?? document));
  }

  function handlePopupClose() {
    const { state } = payment;
    payment.handleClose();
    if (state.status !== 'failed' || state.code !== 'order_closed') return;
    dispatch(orderForgotten());
    onOrderAgain();
  }

  /** New contracts need new acceptances. */
  function handleCartChanged() {
    dispatch(valuesErased({ names: [acceptanceKeys.certify, acceptanceKeys.conditions] }));
    document.querySelector<HTMLElement>('[data-step=summary] h1')?.focus({ preventScroll: true });
    onOrderAgain();
  }

  // A payment that has begun continues: the confirmation keeps items that were not part of its order.
  if (changes.length > 0 && payment.state.status === 'idle') {
    return <CartChanged changes={changes} onOrderAgain={handleCartChanged} />;
  }
  return (
    <>
      <ShopForm
        initialValues={{ ...onlyAcceptances(values), [contractsSignedKey]: allSigned(documents) }}
        schema={schema}
        skipsChecks={bypass.validation}
        onSubmit={payment.handleOrder}
        onValuesChange={(typed) => dispatch(valuesTyped(onlyAcceptances(typed)))}
      >
        <ContractsCard order={order} documents={documents} onDocuments={handleDocuments} />
        <ShippingCard order={order} />
        <InstallationSummaryCard order={order} />
        <OrderedItemsCard order={order} />
        <DueTodayCard order={order} />
        <AcceptancesCard />
        <PaymentCard order={order} />
      </ShopForm>
      <PaymentPopup
        state={payment.state}
        hasContracts={documents.length > 0}
        onClose={handlePopupClose}
        remedies={{
          identity_used: { label: formatMessage({ id: 'checkout.back.contract' }), onClick: handleIdentityAgain },
        }}
      />
    </>
  );
}

function allSigned(documents: readonly ContractDocument[]): boolean {
  return documents.every((document) => !document.signable || document.signed);
}

function onlyAcceptances(values: FormValues): FormValues {
  const keys: readonly string[] = Object.values(acceptanceKeys);
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));
}
