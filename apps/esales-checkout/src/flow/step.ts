import type { ComponentType } from 'react';
import type { FlowState } from './flow-state';

export type StepId = 'cart' | 'contract' | 'delivery' | 'summary' | 'confirmation';

export interface StepProps {
  /** Goes to the step after this one. Call it only once the step is complete. */
  readonly onComplete: () => void;
}

/** One step of the checkout. */
export interface Step {
  readonly id: StepId;
  /** Message of the page title. */
  readonly titleMessage: string;
  /** Message of the label in the stepper. */
  readonly labelMessage: string;
  /** Analytics event when the step is shown (spec row O1). */
  readonly event: string;
  readonly Component: ComponentType<StepProps>;
  readonly isApplicable: (state: FlowState) => boolean;
  readonly isComplete: (state: FlowState) => boolean;
}
