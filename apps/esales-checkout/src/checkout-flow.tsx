import { CheckoutFlow as Flow, previousStep, useGoToStep } from '@alzette/checkout-kit';
import { useFlowState } from './flow/use-flow-state';
import { useTell } from './flow/use-tell';
import { CheckoutAside } from './side-panel/checkout-aside';
import { steps } from './steps';

/** The esales checkout: its steps, the cart beside them, and a way back from each but the first. */
export function CheckoutFlow({ requested }: { readonly requested: string | null }) {
  const state = useFlowState();
  const goToStep = useGoToStep();
  const tell = useTell();

  function back(stepId: string) {
    const previous = previousStep(steps, state, stepId);
    return previous ? { message: `checkout.back.${previous.id}`, onClick: () => goToStep(previous.id) } : undefined;
  }

  return (
    <Flow
      steps={steps}
      state={state}
      requested={requested}
      onShown={tell}
      back={back}
      aside={(stepId) => state.items.length > 0 && <CheckoutAside withVoucher={stepId === 'cart'} />}
    />
  );
}
