import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { activeStep, CheckoutFlow as Flow, previousStep, useGoToStep, useIsIncomplete } from '@alzette/checkout-kit';
import { type MessageId, MoreMessages, pathFor } from '@alzette/i18n';
import type { MountProps } from '@alzette/remote-contract';
import { useServices, useSettings } from '@alzette/remote-react';
import { fetchQuery } from '@alzette/shop-client';
import { contractKeys } from '@alzette/shop-model';
import { preconfTokenStored, selectCart, selectValues } from '@alzette/shop-store';
import { type LazyCode, lazyComponent, SavedCartRestorer, usePlacedOrder } from '@alzette/shop-widgets';
import { LinkButton, Page, PageHead } from '@alzette/ui';
import { useAccountValues, useRestoredPerson } from './contract-step/account-values';
import { useCartChanges, useFlowState } from './flow/flow-state';
import { useTrackEvent } from './flow/track-event';
import type * as LaterSteps from './later-steps';
import { laterSteps, loadFailure } from './load-steps';
import type { CartChange } from './flow/cart-changes';
import { CheckoutAside } from './side-panel';
import { type StepId, steps } from './steps';

/** Only the summary leads back to an earlier step, so its code is there. */
const CheckoutInterrupted = lazyComponent(laterSteps, (steps) => steps.CheckoutInterrupted, loadFailure);

/** The esales checkout. For a cart of another type the page only links back to the cart. */
export function Checkout({ path, query }: MountProps) {
  return (
    <>
      <SavedCartRestorer path={path} query={query} />
      <CheckoutOfCart query={query} />
      <LanguageGuard />
    </>
  );
}

function CheckoutOfCart({ query }: Pick<MountProps, 'query'>) {
  const { checkoutType, items } = useSelector(selectCart);
  const address = new URLSearchParams(query);
  const requested = address.get('step');
  const isConfirmation = requested === 'confirmation';
  usePreconfToken(address.get('preconf_token'));
  const isFilling = useAccountValues();
  const isRestoring = useRestoredPerson();
  const isIncomplete = useIsIncomplete(steps, requested) && items.length > 0;
  const awaitsPlacedOrder = usePlacedOrder(isConfirmation);

  if (checkoutType !== 'esales' && !isConfirmation) return <OtherCheckout />;
  return (
    <CheckoutFlow
      requested={requested}
      isWaiting={(isRestoring || isFilling || isIncomplete || awaitsPlacedOrder) && !isConfirmation}
      isRestored={!address.has('cartSaved')}
    />
  );
}

/** Warns before a change of the language, which loses the values that the browser does not store, once there are such values. */
function LanguageGuard() {
  const values = useSelector(selectValues);
  const { site } = useServices();
  const hasAccount = Boolean(values[contractKeys.iban]);
  const hasFile = values[contractKeys.residentFileState] === 'VALID';
  // Embedding pages have languages of their own.
  if (site !== undefined || (!hasAccount && !hasFile)) return null;
  return <LazyLanguageWarning hasAccount={hasAccount} hasFile={hasFile} />;
}

function LazyLanguageWarning(props: ComponentProps<typeof LaterSteps.LanguageWarning>) {
  const { http, locale } = useServices();
  const [loaded, setLoaded] = useState<LazyCode<typeof LaterSteps> | null>(null);
  useEffect(() => {
    // A step shows that its code does not load; this component is no step.
    fetchQuery(http, locale, laterSteps).then(setLoaded, () => undefined);
  }, [http, locale]);
  if (!loaded) return null;
  return (
    <MoreMessages messages={loaded.messages}>
      <loaded.code.LanguageWarning {...props} />
    </MoreMessages>
  );
}

/** Spec row A5: stored as the cart's preconfigured token when the checkout starts. */
function usePreconfToken(preconfToken: string | null) {
  const { store } = useServices();
  useEffect(() => {
    if (preconfToken) store.dispatch(preconfTokenStored({ preconfToken }));
  }, [store, preconfToken]);
}

interface CheckoutFlowProps {
  readonly requested: string | null;
  /** True while the account, the verified person or all values are still unknown, and with them the step to show. */
  readonly isWaiting: boolean;
  /** False while a saved cart of the address replaces the present one. */
  readonly isRestored: boolean;
}

/** The esales checkout: its steps, the cart beside them, and a way back from each but the first. */
function CheckoutFlow({ requested, isWaiting, isRestored }: CheckoutFlowProps) {
  const state = useFlowState();
  const goToStep = useGoToStep();
  const trackStepEvent = useTrackEvent();
  const handleBegin = useCallback(() => trackStepEvent('begin_checkout'), [trackStepEvent]);
  const interruption = useInterruption(activeStep(steps, state, requested).id);

  function back(stepId: string) {
    const previous = previousStep(steps, state, stepId);
    return previous
      ? { message: `checkout.back.${previous.id}` as MessageId, onClick: () => goToStep(previous.id) }
      : undefined;
  }

  return (
    <Flow
      steps={steps}
      state={state}
      requested={requested}
      isWaiting={isWaiting}
      onBegin={isRestored ? handleBegin : undefined}
      onShown={trackStepEvent}
      back={back}
      note={interruption.length > 0 && <CheckoutInterrupted changes={interruption} />}
      aside={(stepId) => state.items.length > 0 && <CheckoutAside withVoucher={stepId === 'cart'} />}
    />
  );
}

/** The changes of another tab that led the shopper from the summary back to this step. Empty in all other cases. */
function useInterruption(stepId: StepId): readonly CartChange[] {
  const changes = useCartChanges();
  const [shown, setShown] = useState({ stepId, interruption: [] as readonly CartChange[] });
  if (shown.stepId !== stepId) {
    setShown({ stepId, interruption: shown.stepId === 'summary' && stepId !== 'confirmation' ? changes : [] });
  }
  return shown.stepId === stepId ? shown.interruption : [];
}

/** No flow exists for this cart; links back to the cart (spec row A4). */
function OtherCheckout() {
  const { locale } = useServices();
  const { paths } = useSettings();
  return (
    <Page>
      <PageHead title={<FormattedMessage id="checkout.other.title" />} />
      <LinkButton variant="primary" href={pathFor('cart', locale, paths)}>
        <FormattedMessage id="checkout.back.cart" />
      </LinkButton>
    </Page>
  );
}
