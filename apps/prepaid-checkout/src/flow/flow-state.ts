import type { Bypass } from '@alzette/operator-config';
import type { FormValues, PrepaidCheckoutType, PrepaidProduct } from '@alzette/shop-model';

/** All that the flow's rules look at. */
export interface FlowState {
  readonly type: PrepaidCheckoutType;
  /** Null once it is paid for. */
  readonly product: PrepaidProduct | null;
  readonly values: FormValues;
  readonly bypass: Bypass;
}
