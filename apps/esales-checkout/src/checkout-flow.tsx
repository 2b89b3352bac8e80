import { useCallback, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '@alzette/remote-kit';
import { Columns, Page, PageHead, Stepper } from '@alzette/ui';
import { activeStep, applicableSteps, nextStep, previousStep, stepState } from './flow/navigation';
import type { FlowState } from './flow/flow-state';
import { useFlowState } from './flow/use-flow-state';
import { useGoToStep } from './flow/use-go-to-step';
import { useTell } from './flow/use-tell';
import { CheckoutAside } from './side-panel/checkout-aside';
import { inState, type Step } from './flow/step';
import { steps } from './steps';

/** Stepper, title, the step itself and the cart beside it. Everything follows from the list of steps. */
export function CheckoutFlow({ requested }: { readonly requested: string | null }) {
  const state = useFlowState();
  const { formatMessage } = useIntl();
  const goToStep = useGoToStep();
  const step = activeStep(steps, state, requested);
  const path = applicableSteps(steps, state);
  const titleRef = useStepArrival(step, state, requested);
  const isLast = step.id === 'confirmation';

  const handleComplete = useCallback(() => {
    const next = nextStep(steps, state, step.id);
    if (next) goToStep(next.id);
  }, [state, step.id, goToStep]);

  return (
    <>
      <Stepper
        items={path.map((each) => ({
          id: each.id,
          label: formatMessage({ id: inState(each.labelMessage, state) }),
          state: stepState(path, each, step),
        }))}
        onSelect={isLast ? undefined : (id) => goToStep(id as Step['id'])}
        position={formatMessage(
          { id: 'common.step-position' },
          { step: path.indexOf(step) + 1, count: path.length },
        )}
      />
      <Page>
        <section data-step={step.id}>
          {!isLast && <StepHead step={step} titleRef={titleRef} />}
          {isLast ? (
            <step.Component onComplete={handleComplete} />
          ) : (
            <Columns aside={state.items.length > 0 && <CheckoutAside withVoucher={step.id === 'cart'} />}>
              <step.Component onComplete={handleComplete} />
            </Columns>
          )}
        </section>
      </Page>
    </>
  );
}

function StepHead({ step, titleRef }: { readonly step: Step; readonly titleRef: React.Ref<HTMLHeadingElement> }) {
  const state = useFlowState();
  const goToStep = useGoToStep();
  const { formatMessage } = useIntl();
  const previous = previousStep(steps, state, step.id);
  return (
    <PageHead
      titleRef={titleRef}
      title={<FormattedMessage id={inState(step.titleMessage, state)} />}
      lead={step.leadMessage && <FormattedMessage id={inState(step.leadMessage, state)} />}
      back={
        previous
          ? { label: formatMessage({ id: `checkout.back.${previous.id}` }), onClick: () => goToStep(previous.id) }
          : undefined
      }
    />
  );
}

/** A step begins at its top, with its own title in the tab and its heading focused; the address says which it is. */
function useStepArrival(step: Step, state: FlowState, requested: string | null) {
  const { formatMessage } = useIntl();
  const { name } = useSettings();
  const tell = useTell();
  const goToStep = useGoToStep();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);
  const title = formatMessage({ id: inState(step.titleMessage, state) });
  const event = inState(step.event, state);

  useEffect(() => {
    if (requested !== step.id) goToStep(step.id, { replace: true });
  }, [requested, step.id, goToStep]);

  useEffect(() => {
    document.title = `${title}, ${name}`;
    if (shown.current === null ? hostFocuses(titleRef.current) : shown.current !== step.id) {
      window.scrollTo(0, 0);
      titleRef.current?.focus({ preventScroll: true });
    }
    shown.current = step.id;
  }, [step.id, title, name]);

  useEffect(() => tell(event), [step.id, event, tell]);

  return titleRef;
}

/** A host that was navigated gives focus to the place where the checkout stands; a page that was loaded gives it to nothing. */
function hostFocuses(title: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement?.contains(title) === true;
}
