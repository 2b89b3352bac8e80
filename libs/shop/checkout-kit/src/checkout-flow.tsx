import { type ReactNode, type Ref, useDeferredValue, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import { useSelector } from 'react-redux';
import { useBrowserCheck, useBrowserValue, usePageTitle, useServices } from '@alzette/remote-react';
import { browserStorage, selectCart, selectProductCount } from '@alzette/shop-store';
import { Columns, FormSkeleton, Note, Page, PageHead, Stack, Stepper } from '@alzette/ui';
import {
  activeStep,
  type AnyFlowState,
  applicableSteps,
  inState,
  nextStep,
  type Step,
  stepState,
  useGoToStep,
} from './step';

export interface CheckoutFlowProps<State extends AnyFlowState, Event extends string> {
  /** The last step is the confirmation, which has its own heading, and is complete once the order is confirmed. */
  readonly steps: readonly Step<State, string, Event>[];
  readonly state: State;
  /** The step that the address names. */
  readonly requested: string | null;
  /** True while values are unknown, and with them the step to show: the requested one is shown without its content. */
  readonly isWaiting?: boolean | undefined;
  /** Called once for each cart and tab, before its first step; left out while the cart still loads. */
  readonly onBegin?: (() => void) | undefined;
  /** Called with the event of each step when the step is shown; must be stable between renders. */
  readonly onShown: (event: Event) => void;
  /** The way back from a step, above its title. */
  readonly back: (stepId: string) => Back | undefined;
  /** Content above every step but the last, for instance the reason why the shopper was led back. */
  readonly note?: ReactNode;
  /** Content beside a step; none when left out. */
  readonly aside?: (stepId: string) => ReactNode;
}

/** Fields of the skeleton: enough to push the content beside a step below a phone's first view, as the form does. */
const waitingFields = 7;

/** Stepper, title, the step itself and the content beside it. Everything follows from the list of steps. */
export function CheckoutFlow<State extends AnyFlowState, Event extends string>(props: CheckoutFlowProps<State, Event>) {
  const { steps, state, requested, onBegin, onShown, back, note, aside } = props;
  const isWaiting = useWaiting(props.isWaiting);
  const { formatMessage } = useIntl();
  const goToStep = useGoToStep();
  const path = applicableSteps(steps, state);
  const wanted = path.find(({ id }) => id === requested) ?? path[0];
  const step = isWaiting && wanted ? wanted : activeStep(steps, state, requested);
  const title = formatMessage({ id: inState(step.titleMessage, state) });
  const titleRef = useStepArrival({ stepId: isWaiting ? null : step.id, title, requested });
  const event = step.event && inState(step.event, state);
  const isLast = step === steps.at(-1);
  const [isConfirmed, setConfirmed] = useState(false);
  if (isConfirmed && !isLast) setConfirmed(false);
  // Until its order is confirmed, the confirmation shows the result of the previous step, the payment.
  const reached = isLast && !isConfirmed ? (path.at(-2) ?? step) : step;

  useBegin(isLast || isWaiting ? undefined : onBegin);
  useEffect(() => {
    if (event !== null && !isWaiting) onShown(event);
  }, [step.id, event, isWaiting, onShown]);

  function handleComplete() {
    if (isLast) setConfirmed(true);
    const next = nextStep(steps, state, step.id);
    if (next) goToStep(next.id);
  }

  return (
    <>
      <Stepper
        items={path.map((each) => ({
          id: each.id,
          label: formatMessage({ id: inState(each.labelMessage, state) }),
          state: stepState(path, each, reached),
        }))}
        onSelect={isLast ? undefined : goToStep}
        position={formatMessage(
          { id: 'common.step-position' },
          { step: path.indexOf(reached) + 1, count: path.length },
        )}
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
                <Stack>
                  {note}
                  <FormNotKept />
                  {isWaiting ? (
                    <FormSkeleton label={formatMessage({ id: 'common.loading' })} fields={waitingFields} />
                  ) : (
                    <step.Component onComplete={handleComplete} />
                  )}
                </Stack>
              </Columns>
            </>
          )}
        </section>
      </Page>
    </>
  );
}

/** Typed values survive a reload only where the browser stores them. */
function FormNotKept() {
  const isKept = useBrowserCheck(() => browserStorage.isKept('sessionStorage'), true);
  if (isKept) return null;
  return (
    <Note tone="warning" title={<FormattedMessage id="checkout.notKept.title" />}>
      <FormattedMessage id="checkout.notKept.text" />
    </Note>
  );
}

/** React renders the end of waiting in pieces: in one piece, a step with a long form blocks a phone for a third of a second. */
function useWaiting(isWaiting = false): boolean {
  const wasWaiting = useDeferredValue(isWaiting);
  return isWaiting || wasWaiting;
}

/**
 * Whether the page is server-rendered without the values that the requested step needs. All steps but the first need values. The
 * browser has them after hydration.
 */
export function useIsIncomplete(steps: readonly Pick<Step<never>, 'id'>[], requested: string | null): boolean {
  const isServerRendered = useBrowserValue(() => false, true);
  return isServerRendered && steps.findIndex(({ id }) => id === requested) > 0;
}

export interface Back {
  readonly message: MessageId;
  readonly onClick: () => void;
}

interface StepHeadProps {
  readonly title: string;
  readonly leadMessage?: MessageId | undefined;
  readonly back: Back | undefined;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

function StepHead({ title, leadMessage, back, titleRef }: StepHeadProps) {
  const { formatMessage } = useIntl();
  return (
    <PageHead
      titleRef={titleRef}
      title={title}
      lead={leadMessage && <FormattedMessage id={leadMessage} />}
      back={back && { label: formatMessage({ id: back.message }), onClick: back.onClick }}
    />
  );
}

const begunKey = 'alzette.checkout.begun';

/** The checkout begins with the cart, whether a button, a link or the page of another site opened it (spec row O1). */
function useBegin(onBegin: (() => void) | undefined) {
  const { id } = useSelector(selectCart);
  const isEmpty = useSelector(selectProductCount) === 0;
  useEffect(() => {
    if (onBegin && !isEmpty && isNewBegin(id)) onBegin();
  }, [onBegin, isEmpty, id]);
}

function isNewBegin(cart: string): boolean {
  if (browserStorage.read('sessionStorage', begunKey) === cart) return false;
  browserStorage.write('sessionStorage', begunKey, cart);
  return true;
}

interface Arrival {
  /** Null while it is unknown. */
  readonly stepId: string | null;
  readonly title: string;
  readonly requested: string | null;
}

/** A step begins at its top, with its own title in the tab and its heading focused; the address names the step. */
function useStepArrival({ stepId, title, requested }: Arrival) {
  const { site } = useServices();
  usePageTitle(title);
  const goToStep = useGoToStep();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (stepId !== null && requested !== stepId) goToStep(stepId, { replace: true });
  }, [requested, stepId, goToStep]);

  useEffect(() => {
    if (stepId === null) return;
    if (shown.current === null ? hostFocuses(titleRef.current) : shown.current !== stepId) {
      // The top of another site's page may be far from the checkout: there the heading itself comes into view.
      if (site === undefined) window.scrollTo(0, 0);
      titleRef.current?.focus({ preventScroll: site === undefined });
    }
    shown.current = stepId;
  }, [stepId, site]);

  return titleRef;
}

/** After a navigation, the host focuses an element around the checkout. After a page load, nothing has the focus. */
function hostFocuses(title: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement?.contains(title) === true;
}
