import type { Bypass } from '@alzette/operator-config';
import type { CartItem, FormValues } from '@alzette/shop-model';
import type { OrderProgress } from '../order/order-slice';

/** All that the flow's rules look at. */
export interface FlowState {
  readonly items: readonly CartItem[];
  readonly values: FormValues;
  readonly isGuest: boolean;
  readonly order: OrderProgress;
  readonly minimumAge: number;
  readonly bypass: Bypass;
}
