import type { CartItem } from '@alzette/shop-model';
import { LineCard, LineGroups, RemovalNotice, SecurePaymentBlock, type Removal } from '@alzette/shop-widgets';
import { Columns, Stack } from '@alzette/ui';
import { SaveBanner } from '../banner/save-banner';
import { CartExtras } from '../extras/cart-extras';
import { SummaryPanel } from '../summary/summary-panel';
import { LineOptions } from './line-options';

interface EsalesCartProps {
  readonly items: readonly CartItem[];
  readonly removal: Removal;
  readonly isReloading: boolean;
}

/** Subscriptions and phones with what they cost. */
export function EsalesCart({ items, removal, isReloading }: EsalesCartProps) {
  return (
    <Columns
      aside={
        <>
          <SummaryPanel />
          <SecurePaymentBlock />
        </>
      }
    >
      <div aria-busy={isReloading}>
        <Stack>
          <SaveBanner />
          <RemovalNotice removal={removal} />
          <LineGroups
            items={items}
            renderLine={(item, titleLevel) => (
              <LineCard
                key={item.identifier}
                item={item}
                titleLevel={titleLevel}
                onRemove={removal.remove}
                Options={LineOptions}
              />
            )}
          />
          <CartExtras />
        </Stack>
      </div>
    </Columns>
  );
}
