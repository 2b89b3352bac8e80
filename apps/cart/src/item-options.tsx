import { FormattedMessage } from 'react-intl';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { Query } from '@alzette/shop-client';
import { type CartItem, familyHas } from '@alzette/shop-model';
import {
  addOnChosen,
  itemRemoved,
  selectChildren,
  selectIsExistingCustomer,
  type SharedState,
} from '@alzette/shop-store';
import { QueryContent } from '@alzette/shop-widgets';
import { Disclosure } from '@alzette/ui';
import type { Options } from './offers';

/** Add-ons and packages of an item, editable in place. Opening the row loads the catalogue. */
export function ItemOptions({ item }: { readonly item: CartItem }) {
  const hasPackages = familyHas(item.type, 'hasTvPackages');
  return (
    <div data-print="hidden">
      <Disclosure summary={<FormattedMessage id={hasPackages ? 'cart.options.withPackages' : 'cart.options'} />}>
        {() => (
          <QueryContent query={optionsQuery(item)} height={160}>
            {(options) => <OptionsEditor item={item} options={options} />}
          </QueryContent>
        )}
      </Disclosure>
    </div>
  );
}

/** Every add-on of the item's offer; each change updates the cart at once. */
function OptionsEditor({ item, options }: { readonly item: CartItem; readonly options: Options }) {
  const { addOns, List } = options;
  const chosen = useSelector((state: SharedState) => selectChildren(state, item.identifier), shallowEqual);
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const dispatch = useDispatch();

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

/** The add-ons of the item's offer, and the list for them. */
function optionsQuery({ type, variant: { code } }: CartItem): Query<Options> {
  return {
    key: `options ${type} ${code}`,
    read: async (http, locale) => {
      const { readOptions } = await import(/* webpackChunkName: "offers" */ './offers');
      return readOptions(http, locale, { type, code });
    },
  };
}
