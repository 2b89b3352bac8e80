import type { PrepaidProduct } from '@alzette/shop-model';
import { SecurePaymentBlock } from '@alzette/shop-widgets';
import { Columns } from '@alzette/ui';
import { PrepaidCard } from './prepaid-card';
import { PrepaidPanel } from './prepaid-summary';

interface PrepaidCartProps {
  readonly product: PrepaidProduct;
  readonly onRemove: (product: PrepaidProduct) => void;
}

/** A cart of one prepaid product: nothing to save, no code, nothing to add. */
export function PrepaidCart({ product, onRemove }: PrepaidCartProps) {
  return (
    <Columns
      aside={
        <>
          <PrepaidPanel product={product} />
          <SecurePaymentBlock />
        </>
      }
    >
      <PrepaidCard product={product} onRemove={() => onRemove(product)} />
    </Columns>
  );
}
