import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { activeStep, CheckoutFlow as Flow, previousStep, useGoToStep } from '@alzette/checkout-kit';
import { pathFor } from '@alzette/i18n';
import type { MountProps } from '@alzette/remote-contract';
import { useServices, useSettings } from '@alzette/remote-react';
import { preconfTokenStored, selectCart } from '@alzette/shop-store';
import { SavedCartRestorer } from '@alzette/shop-widgets';
import { FormSkeleton, LinkButton, Page, PageHead } from '@alzette/ui';
import { useAccountValues, useRestoredPerson } from './contract-step/account-values';
import { useCartChanges, useFlowState, useTrackEvent } from './flow';
import type { CartChange } from './order/cart-changes';
import { CheckoutAside } from './side-panel';
import { type StepId, steps } from './steps';
import { CheckoutInterrupted } from './summary-step/cart-changed';

/** The esales checkout. For a cart of another type the page only links back to the cart. */
export function Checkout({ path, query }: MountProps) {
  return (
    <>
      <SavedCartRestorer path={path} query={query} />
      <CheckoutOfCart query={query} />
    </>
  );
}

function CheckoutOfCart({ query }: Pick<MountProps, 'query'>) {
  const { checkoutType } = useSelector(selectCart);
  const address = new URLSearchParams(query);
  const isConfirmation = address.get('step') === 'confirmation';
  usePreconfToken(address.get('preconf_token'));
  const isFilling = useAccountValues();
  const isRestoring = useRestoredPerson();

  if (checkoutType !== 'esales' && !isConfirmation) return <OtherCheckout />;
  if ((isRestoring || isFilling) && !isConfirmation) return <CheckoutSkeleton />;
  return <CheckoutFlow requested={address.get('step')} isRestored={!address.has('cartSaved')} />;
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
  /** False while a saved cart of the address replaces the present one. */
  readonly isRestored: boolean;
}

/** The esales checkout: its steps, the cart beside them, and a way back from each but the first. */
function CheckoutFlow({ requested, isRestored }: CheckoutFlowProps) {
  const state = useFlowState();
  const goToStep = useGoToStep();
  const trackStepEvent = useTrackEvent();
  const handleBegin = useCallback(() => trackStepEvent('begin_checkout'), [trackStepEvent]);
  const interruption = useInterruption(activeStep(steps, state, requested).id);

  function back(stepId: string) {
    const previous = previousStep(steps, state, stepId);
    return previous ? { message: `checkout.back.${previous.id}`, onClick: () => goToStep(previous.id) } : undefined;
  }

  return (
    <Flow
      steps={steps}
      state={state}
      requested={requested}
      onBegin={isRestored ? handleBegin : undefined}
      onShown={trackStepEvent}
      back={back}
      note={interruption.length > 0 && <CheckoutInterrupted changes={interruption} />}
      aside={(stepId) => state.items.length > 0 && <CheckoutAside withVoucher={stepId === 'cart'} />}
    />
  );
}

/** What led the shopper from the summary back to this step: changes of another tab. Empty on every other way here. */
function useInterruption(stepId: StepId): readonly CartChange[] {
  const changes = useCartChanges();
  const [shown, setShown] = useState({ stepId, interruption: [] as readonly CartChange[] });
  if (shown.stepId !== stepId) {
    setShown({ stepId, interruption: shown.stepId === 'summary' && stepId !== 'confirmation' ? changes : [] });
  }
  return shown.stepId === stepId ? shown.interruption : [];
}

/** Shown briefly after a reload, until the step to show is known. */
function CheckoutSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <FormSkeleton label={formatMessage({ id: 'common.loading' })} />
    </Page>
  );
}

/** No flow for this cart; a way back to it (spec row A4). */
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
