import type { CartItem } from '@alzette/shop-model';
import { FormGrid } from '@alzette/ui';
import { ChangedNumberField, KeepNumber } from '../keep-number/keep-number';
import { SimTypeChoice } from './sim-type-choice';

/** What a line with a SIM card asks: number and SIM (spec row E9). */
export function MobileSection({ item }: { readonly item: CartItem }) {
  return (
    <FormGrid>
      {item.subscriptionMode === 'change' ? <ChangedNumberField item={item} /> : <KeepNumber item={item} />}
      <SimTypeChoice item={item} />
    </FormGrid>
  );
}
