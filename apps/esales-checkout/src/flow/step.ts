import type { BrowserEvent } from '@alzette/analytics';
import type { Step as AnyStep } from '@alzette/checkout-kit';
import type { FlowState } from './flow-state';

export type StepId = 'cart' | 'contract' | 'delivery' | 'summary' | 'confirmation';

/** One step of the esales checkout. */
export type Step = AnyStep<FlowState, StepId, BrowserEvent>;

export type { StepProps } from '@alzette/checkout-kit';
