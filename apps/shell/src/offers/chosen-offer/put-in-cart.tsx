import { FormattedMessage } from 'react-intl';
import { changeableFamily, type CartItem } from '@alzette/shop-model';
import { Button, focusField } from '@alzette/ui';
import { AddedDialog } from '../added/added-dialog';
import { ReplaceCartDialog } from '../added/replace-cart-dialog';
import type { EditedLine } from '../draft/use-edited-line';
import type { OfferDraft } from '../draft/use-offer-draft';
import { usePutInCart } from '../draft/use-put-in-cart';
import { changedLineField } from '../mode/changed-line-choice';
import { PriceBar } from '../price/price-bar';

interface PutInCartProps {
  readonly draft: OfferDraft;
  readonly items: readonly [CartItem, ...CartItem[]];
  readonly edited: EditedLine | null;
  /** The shopper wants to go on without saying which line changes. */
  readonly onLineMissing: () => void;
}

/** The bar with the one button of an offer page, and what comes after it is pressed. */
export function PutInCart({ draft, items, edited, onLineMissing }: PutInCartProps) {
  const { added, isAsking, onPut, onReplace, onKeep, onSeen } = usePutInCart(edited, draft.onRenew);

  function handlePress() {
    const [line] = items;
    if (draft.mode === 'change' && changeableFamily(line) !== null && line.changedLine === null) {
      onLineMissing();
      focusField(changedLineField);
    } else {
      onPut(items);
    }
  }

  return (
    <>
      <PriceBar items={items}>
        <Button variant="primary" compact onClick={handlePress}>
          <FormattedMessage id={edited ? 'shell.offer.update' : 'shell.offer.add'} />
        </Button>
      </PriceBar>
      {added && <AddedDialog items={added} onClose={onSeen} />}
      {isAsking && <ReplaceCartDialog onReplace={onReplace} onKeep={onKeep} />}
    </>
  );
}
