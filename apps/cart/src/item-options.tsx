import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { offerQuery, type Query } from '@alzette/shop-client';
import type { CartItem, Offer } from '@alzette/shop-model';
import {
  addOnChosen,
  itemRemoved,
  selectChildren,
  selectIsExistingCustomer,
  type SharedState,
} from '@alzette/shop-store';
import { useQuery } from '@alzette/shop-widgets';
import { Button, Disclosure, Note, RetryIcon, Skeleton } from '@alzette/ui';
import type { AddOnList } from './options-list';

/** Add-ons and packages of an item, editable in place. Opening the row reads the catalogue. */
export function ItemOptions({ item }: { readonly item: CartItem }) {
  const [isOpen, setOpen] = useState(false);
  const hasPackages = item.type === 'tv' || item.type === 'duo';
  return (
    <div data-print="hidden">
      <Disclosure
        summary={<FormattedMessage id={hasPackages ? 'cart.options.withPackages' : 'cart.options'} />}
        open={isOpen}
        onToggle={setOpen}
      >
        {isOpen && <OptionsEditor item={item} />}
      </Disclosure>
    </div>
  );
}

/** Every add-on of the item's offer; each change updates the cart at once. */
function OptionsEditor({ item }: { readonly item: CartItem }) {
  const options = useQuery(optionsQuery(item));
  const chosen = useSelector((state: SharedState) => selectChildren(state, item.identifier), shallowEqual);
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const dispatch = useDispatch();

  if (options.status === 'loading') return <Skeleton width="100%" height={160} />;
  if (options.status === 'failed') {
    return (
      <Note tone="error" role="alert" title={<FormattedMessage id="cart.options.failed" />}>
        <Button icon={<RetryIcon size={20} />} onClick={options.onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
      </Note>
    );
  }
  const { addOns, List } = options.value;
  if (addOns.products.length + addOns.tvPackages.length === 0) return <FormattedMessage id="cart.options.none" />;
  return (
    <List
      parent={item}
      addOns={addOns}
      chosen={chosen}
      isExistingCustomer={isExistingCustomer}
      onChoose={(addOn) => dispatch(addOnChosen({ item: addOn }))}
      onRemove={(identifier) => dispatch(itemRemoved({ identifier }))}
    />
  );
}

interface Options {
  readonly addOns: Offer['addOns'];
  readonly List: typeof AddOnList;
}

/** The add-ons of the item's offer, and the list for them: most shoppers never open it. */
function optionsQuery({ type, variant }: CartItem): Query<Options> {
  const offer = offerQuery(type, variant.code);
  return {
    key: `options ${offer.key}`,
    read: async (http, locale) => {
      const [{ addOns }, { AddOnList: List }] = await Promise.all([
        offer.read(http, locale),
        import(/* webpackChunkName: "options" */ './options-list'),
      ]);
      return { addOns, List };
    },
  };
}
