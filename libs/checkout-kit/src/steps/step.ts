import type { ComponentType } from 'react';

/** A text, or one that depends on what the flow looks at (spec row G6). */
export type InState<State, Text extends string = string> = Text | ((state: State) => Text);

export interface StepProps {
  /** Goes to the step after this one. Call it only once the step is complete. */
  readonly onComplete: () => void;
}

/** One step of a checkout. A flow is a list of them; order, progress and guards follow from it. */
export interface Step<State, Id extends string = string, Event extends string = string> {
  readonly id: Id;
  /** Message of the page title. */
  readonly titleMessage: InState<State>;
  /** Message of the label in the stepper. */
  readonly labelMessage: InState<State>;
  /** Message of the sentence under the title; none for a step that brings its own heading. */
  readonly leadMessage?: InState<State>;
  /** Analytics event when the step is shown (spec row O1); a step that is only passed through has none. */
  readonly event: InState<State, Event> | null;
  readonly Component: ComponentType<StepProps>;
  readonly isApplicable: (state: State) => boolean;
  readonly isComplete: (state: State) => boolean;
}

export function inState<State, Text extends string>(text: InState<State, Text>, state: State): Text {
  return typeof text === 'string' ? text : text(state);
}
