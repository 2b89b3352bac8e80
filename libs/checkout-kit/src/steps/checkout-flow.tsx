import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Columns, Page, Stepper } from '@alzette/ui';
import { activeStep, applicableSteps, nextStep, stepState, type AnyFlowState } from './navigation';
import { inState, type Step } from './step';
import { StepHead, type Back } from './step-head';
import { useGoToStep } from './use-go-to-step';
import { useStepArrival } from './use-step-arrival';

export interface CheckoutFlowProps<State extends AnyFlowState, Event extends string> {
  /** The last one is the confirmation, which brings its own heading. */
  readonly steps: readonly Step<State, string, Event>[];
  readonly state: State;
  /** The step that the address names. */
  readonly requested: string | null;
  /** Told the event of each step when it is shown; keep it the same over drawings. */
  readonly onShown: (event: Event) => void;
  /** The way back from a step, above its title. */
  readonly back: (stepId: string) => Back | undefined;
  /** What stands beside a step; nothing without. */
  readonly aside?: (stepId: string) => ReactNode;
}

/** Stepper, title, the step itself and what stands beside it. Everything follows from the list of steps. */
export function CheckoutFlow<State extends AnyFlowState, Event extends string>(props: CheckoutFlowProps<State, Event>) {
  const { steps, state, requested, onShown, back, aside } = props;
  const { formatMessage } = useIntl();
  const goToStep = useGoToStep();
  const step = activeStep(steps, state, requested);
  const path = applicableSteps(steps, state);
  const title = formatMessage({ id: inState(step.titleMessage, state) });
  const titleRef = useStepArrival({ stepId: step.id, title, requested });
  const event = step.event && inState(step.event, state);
  const isLast = step === steps.at(-1);

  useEffect(() => {
    if (event !== null) onShown(event);
  }, [step.id, event, onShown]);

  function handleComplete() {
    const next = nextStep(steps, state, step.id);
    if (next) goToStep(next.id);
  }

  return (
    <>
      <Stepper
        items={path.map((each) => ({
          id: each.id,
          label: formatMessage({ id: inState(each.labelMessage, state) }),
          state: stepState(path, each, step),
        }))}
        onSelect={isLast ? undefined : goToStep}
        position={formatMessage({ id: 'common.step-position' }, { step: path.indexOf(step) + 1, count: path.length })}
      />
      <Page>
        <section data-step={step.id}>
          {isLast ? (
            <step.Component onComplete={handleComplete} />
          ) : (
            <>
              <StepHead
                title={title}
                leadMessage={step.leadMessage && inState(step.leadMessage, state)}
                back={back(step.id)}
                titleRef={titleRef}
              />
              <Columns aside={aside?.(step.id)}>
                <step.Component onComplete={handleComplete} />
              </Columns>
            </>
          )}
        </section>
      </Page>
    </>
  );
}
