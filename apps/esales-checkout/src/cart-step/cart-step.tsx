import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { eligibilitySchema, type StepProps } from '@alzette/checkout-kit';
import { ShopFormElement, useShopForm } from '@alzette/forms';
import { useBrowserValue, useBypass } from '@alzette/remote-react';
import { type CartItem, type FormValues, lineAddressKeysOf, linePlansOf } from '@alzette/shop-model';
import { selectItems, selectSubscriptionItems, selectValues } from '@alzette/shop-store';
import {
  EmptyCart,
  CartItemCard,
  isComplete,
  ItemForm,
  ItemGroups,
  itemsAreComplete,
  lazyComponent,
  RemovalNotice,
  RestoredStatus,
  useItemRemoval,
} from '@alzette/shop-widgets';
import { Button, Stack } from '@alzette/ui';
import { loadFailure } from '../load-steps';
import { StepActions } from '../side-panel';
import { cartChecks, useCartChecks } from './checks/use-cart-checks';

const CartProblems = lazyComponent(cartChecks, (checks) => checks.CartProblems, loadFailure);
const LineAddressCard = lazyComponent(cartChecks, (checks) => checks.LineAddressCard, loadFailure);

/** First step: the items of the cart by type, folded except where a question is still open (spec 2.3). */
export function CartStep({ onComplete }: StepProps) {
  const items = useSelector(selectItems);
  const mainItems = useSelector(selectSubscriptionItems);
  const removal = useItemRemoval();
  const bypass = useBypass();
  const formId = useId();
  const { refusal, handleComplete } = useCartChecks(onComplete);
  const needsAddress = linePlansOf(items).length > 0;
  // The site server does not know the typed values.
  const isInBrowser = useBrowserValue(() => true, false);
  // A complete address stays open while it is typed.
  const [isAddressOpen, setAddressOpen] = useState(lineAddressKeysOf(useSelector(selectValues)) === null);
  // Problems of an earlier cart do not apply to this one.
  const problems = refusal?.items === items ? refusal.problems : [];
  return (
    <>
      <RestoredStatus restored={removal.restored} />
      {mainItems.length === 0 ? (
        <>
          <RemovalNotice removal={removal} />
          <EmptyCart />
        </>
      ) : (
        <ItemForm
          items={items}
          skipsChecks={bypass.validation}
          onComplete={handleComplete}
          moreRules={needsAddress && isAddressOpen ? eligibilitySchema : undefined}
        >
          <Stack>
            <ShopFormElement id={formId}>
              {problems.length > 0 && <CartProblems problems={problems} />}
              <RemovalNotice removal={removal} />
              <ItemGroups
                items={mainItems}
                renderItem={(item, titleLevel) => (
                  <CartItemCard
                    key={item.identifier}
                    item={item}
                    titleLevel={titleLevel}
                    onRemove={removal.remove}
                    startsFolded={isComplete}
                  />
                )}
              />
              {needsAddress && isInBrowser && (
                <LineAddressCard isOpen={isAddressOpen} onOpen={() => setAddressOpen(true)} />
              )}
            </ShopFormElement>
            <CartActions form={formId} />
          </Stack>
        </ItemForm>
      )}
    </>
  );
}

/** Submits the form with this id from outside: the voucher beside the button is a form of its own. */
function CartActions({ form }: { readonly form: string }) {
  const { isSubmitting } = useShopForm();
  return (
    <StepActions
      withVoucher
      button={
        <Button variant="primary" type="submit" form={form} busy={isSubmitting}>
          <FormattedMessage id="checkout.cart.next" />
        </Button>
      }
      barButton={
        <Button variant="primary" type="submit" form={form} compact busy={isSubmitting}>
          <FormattedMessage id="common.continue" />
        </Button>
      }
    />
  );
}

/** Whether the shopper may leave the cart step: the cart is not empty, every item has its values, and lines have an address. */
export function cartIsComplete({
  items,
  values,
}: {
  readonly items: readonly CartItem[];
  readonly values: FormValues;
}): boolean {
  const hasAddress = linePlansOf(items).length === 0 || lineAddressKeysOf(values) !== null;
  return items.length > 0 && itemsAreComplete(items, values) && hasAddress;
}
