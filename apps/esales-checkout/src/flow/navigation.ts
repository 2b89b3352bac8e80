import type { Step, StepId } from './step';
import type { FlowState } from './flow-state';

export type StepState = 'done' | 'active' | 'next';

/** The steps this cart goes through, in order. */
export function applicableSteps(steps: readonly Step[], state: FlowState): readonly Step[] {
  return steps.filter((step) => step.isApplicable(state));
}

/**
 * The step to show: the one asked for when all before it are complete, else the first that is not. The confirmation is
 * shown whenever it is asked for: it stands on an order of the server, not on what is in this browser.
 */
export function activeStep(steps: readonly Step[], state: FlowState, requested: string | null): Step {
  const path = applicableSteps(steps, state);
  const wanted = path.find((step) => step.id === requested);
  if (wanted?.id === 'confirmation') return wanted;
  const firstOpen = path.find((step) => !state.bypass.validation && !step.isComplete(state)) ?? path[path.length - 1];
  if (!firstOpen) throw new RangeError('A flow needs at least one step');
  if (!wanted) return path[0] ?? firstOpen;
  return path.indexOf(wanted) <= path.indexOf(firstOpen) ? wanted : firstOpen;
}

export function nextStep(steps: readonly Step[], state: FlowState, current: StepId): Step | null {
  return neighbour(steps, state, current, 1);
}

export function previousStep(steps: readonly Step[], state: FlowState, current: StepId): Step | null {
  return neighbour(steps, state, current, -1);
}

/** Spec row G2: done before the active step, next after it. */
export function stepState(path: readonly Step[], step: Step, active: Step): StepState {
  const distance = path.indexOf(step) - path.indexOf(active);
  if (distance === 0) return 'active';
  return distance < 0 ? 'done' : 'next';
}

function neighbour(steps: readonly Step[], state: FlowState, current: StepId, offset: 1 | -1): Step | null {
  const path = applicableSteps(steps, state);
  const index = path.findIndex((step) => step.id === current);
  return path[index + offset] ?? null;
}
