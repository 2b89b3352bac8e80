import { type ComponentType, useCallback } from 'react';
import { pathFor, type MessageId } from '@alzette/i18n';
import type { Bypass } from '@alzette/operator-config';
import { useServices, useSettings } from '@alzette/remote-react';

/** A message id, or a function of the flow state (spec row G6). */
export type InState<State, Text extends string = string> = Text | ((state: State) => Text);

export interface StepProps {
  /** Goes to the step after this one; the last step stays. Call it only once the step is complete. */
  readonly onComplete: () => void;
}

/** One step of a checkout. A flow is a list of them; order, progress and guards follow from it. */
export interface Step<State, Id extends string = string, Event extends string = string> {
  readonly id: Id;
  /** Message of the page title. */
  readonly titleMessage: InState<State, MessageId>;
  /** Message of the label in the stepper. */
  readonly labelMessage: InState<State, MessageId>;
  /** Message of the sentence under the title; none for a step with its own heading. */
  readonly leadMessage?: InState<State, MessageId>;
  /** Analytics event when the step is shown (spec row O1); a step that is only passed through has none. */
  readonly event: InState<State, Event> | null;
  readonly Component: ComponentType<StepProps>;
  readonly isApplicable: (state: State) => boolean;
  readonly isComplete: (state: State) => boolean;
}

export function inState<State, Text extends string>(text: InState<State, Text>, state: State): Text {
  return typeof text === 'string' ? text : text(state);
}

/** The state that the rules of every flow use. */
export interface AnyFlowState {
  readonly bypass: Bypass;
}

type Rules<State> = Pick<Step<State>, 'id' | 'isApplicable' | 'isComplete'>;

export type StepState = 'done' | 'active' | 'next';

/** The steps this cart goes through, in order. */
export function applicableSteps<State, Each extends Pick<Step<State>, 'isApplicable'>>(
  steps: readonly Each[],
  state: State,
): readonly Each[] {
  return steps.filter((step) => step.isApplicable(state));
}

/**
 * The step to show: the requested one when all steps before it are complete, else the first incomplete one. The confirmation is
 * shown whenever it is requested: it depends on an order of the server, not on the state of this browser.
 */
export function activeStep<State extends AnyFlowState, Each extends Rules<State>>(
  steps: readonly Each[],
  state: State,
  requested: string | null,
): Each {
  const path = applicableSteps(steps, state);
  const wanted = path.find((step) => step.id === requested);
  if (wanted?.id === 'confirmation') return wanted;
  const firstOpen = path.find((step) => !state.bypass.validation && !step.isComplete(state)) ?? path[path.length - 1];
  if (!firstOpen) throw new RangeError('A flow needs at least one step');
  if (!wanted) return path[0] ?? firstOpen;
  return path.indexOf(wanted) <= path.indexOf(firstOpen) ? wanted : firstOpen;
}

export function nextStep<State, Each extends Rules<State>>(
  steps: readonly Each[],
  state: State,
  current: string,
): Each | null {
  return neighbour(steps, state, current, 1);
}

export function previousStep<State, Each extends Rules<State>>(
  steps: readonly Each[],
  state: State,
  current: string,
): Each | null {
  return neighbour(steps, state, current, -1);
}

/** Spec row G2: done before the active step, next after it. */
export function stepState<Each>(path: readonly Each[], step: Each, active: Each): StepState {
  const distance = path.indexOf(step) - path.indexOf(active);
  if (distance === 0) return 'active';
  return distance < 0 ? 'done' : 'next';
}

function neighbour<State, Each extends Rules<State>>(
  steps: readonly Each[],
  state: State,
  current: string,
  offset: 1 | -1,
): Each | null {
  const path = applicableSteps(steps, state);
  const index = path.findIndex((step) => step.id === current);
  return path[index + offset] ?? null;
}

/** Goes to a step: each has an address of its own, so the browser's Back leads to the step before. */
export function useGoToStep(): (step: string, options?: { readonly replace?: boolean }) => void {
  const { navigate, locale } = useServices();
  const { paths } = useSettings();
  return useCallback(
    (step, options) => navigate(`${pathFor('checkout', locale, paths)}?step=${step}`, options),
    [navigate, locale, paths],
  );
}
