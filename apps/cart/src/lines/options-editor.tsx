import { FormattedMessage } from 'react-intl';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { AddOnList, useOffer } from '@alzette/offer-widgets';
import type { CartItem } from '@alzette/shop-model';
import {
  addOnChosen,
  itemRemoved,
  selectChildren,
  selectIsExistingCustomer,
  type SharedState,
} from '@alzette/shop-store';
import { Button, Note, RetryIcon, Skeleton } from '@alzette/ui';

/** Everything that can be added to a line, with what is in; each change is in the cart at once. */
export function OptionsEditor({ item }: { readonly item: CartItem }) {
  const offer = useOffer(item.type, item.variant.code);
  const addOns = useSelector((state: SharedState) => selectChildren(state, item.identifier), shallowEqual);
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const dispatch = useDispatch();

  if (offer.status === 'loading') return <Skeleton width="100%" height={160} />;
  if (offer.status === 'failed') {
    return (
      <Note tone="error" role="alert" title={<FormattedMessage id="cart.options.failed" />}>
        <Button icon={<RetryIcon size={20} />} onClick={offer.onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
      </Note>
    );
  }
  if (offer.additionals.length + offer.tvPackages.length === 0) return <FormattedMessage id="cart.options.none" />;
  return (
    <AddOnList
      parent={item}
      additionals={offer.additionals}
      tvPackages={offer.tvPackages}
      chosen={addOns}
      isExistingCustomer={isExistingCustomer}
      onChoose={(addOn) => dispatch(addOnChosen({ item: addOn }))}
      onRemove={(identifier) => dispatch(itemRemoved({ identifier }))}
    />
  );
}
