import type { ComponentType } from 'react';
import type { BrowserEvent } from '@alzette/analytics';
import type { FlowState } from './flow-state';

export type StepId = 'cart' | 'contract' | 'delivery' | 'summary' | 'confirmation';

/** A text, or one that depends on cart, form and shopper (spec row G6). */
export type InState<Text extends string = string> = Text | ((state: FlowState) => Text);

export interface StepProps {
  /** Goes to the step after this one. Call it only once the step is complete. */
  readonly onComplete: () => void;
}

/** One step of the checkout. */
export interface Step {
  readonly id: StepId;
  /** Message of the page title. */
  readonly titleMessage: InState;
  /** Message of the label in the stepper. */
  readonly labelMessage: InState;
  /** Message of the sentence under the title; none for a step that brings its own heading. */
  readonly leadMessage?: InState;
  /** Analytics event when the step is shown (spec row O1). */
  readonly event: InState<BrowserEvent>;
  readonly Component: ComponentType<StepProps>;
  readonly isApplicable: (state: FlowState) => boolean;
  readonly isComplete: (state: FlowState) => boolean;
}

export function inState<Text extends string>(text: InState<Text>, state: FlowState): Text {
  return typeof text === 'string' ? text : text(state);
}
