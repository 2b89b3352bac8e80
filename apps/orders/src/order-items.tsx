import { FormattedMessage } from 'react-intl';
import { formatDate, useShopLocale, type MessageId } from '@alzette/i18n';
import {
  type FollowedItem,
  type FollowedOrder,
  isMainItem,
  orderedNames,
  orderedPrices,
  type OrderResponseItem,
} from '@alzette/shop-model';
import { ItemThumb } from '@alzette/shop-widgets';
import { Card, VisuallyHidden } from '@alzette/ui';
import { InternalLink } from './internal-link';
import { orderAddress, type OrderChange } from './order-address';
import { OrderPrices } from './order-prices';
import styles from './orders.module.css';

interface OrderItemsProps {
  readonly followed: FollowedOrder;
  /** The page's path. */
  readonly path: string;
}

/** The ordered items, each with its progress and the changes that are still possible. */
export function OrderItems({ followed: { order, items }, path }: OrderItemsProps) {
  const names = orderedNames(order);
  return (
    <Card title={<FormattedMessage id="orders.items.title" />}>
      <ul className={styles.items}>
        {withAddOns(order.items).map(([item, ...addOns]) => {
          const main = items.find(({ identifier }) => identifier === item.identifier);
          return (
            <li key={item.identifier}>
              <Item item={item} name={names.get(item.identifier)} />
              <AddOns items={addOns} names={names} />
              {main && (
                <ItemState
                  item={main}
                  isSelfInstalled={item.selfInstallation ?? false}
                  addressOf={(change) => orderAddress(path, order.tokenValue, change, main.identifier)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Each item with its add-ons, which follow it in an order. */
function withAddOns(
  items: readonly OrderResponseItem[],
): readonly (readonly [OrderResponseItem, ...OrderResponseItem[]])[] {
  const groups: [OrderResponseItem, ...OrderResponseItem[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && !isMainItem(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function Item({ item, name }: { readonly item: OrderResponseItem; readonly name: string | undefined }) {
  const { type, image = null, installationName } = item;
  const { steps, once } = orderedPrices(item);
  return (
    <div className={styles.item}>
      <ItemThumb type={type} image={image} />
      <span className={styles.what}>
        <b>{name}</b>
        {installationName !== null && <small>{installationName}</small>}
      </span>
      <OrderPrices steps={steps} once={once} />
    </div>
  );
}

interface AddOnsProps {
  readonly items: readonly OrderResponseItem[];
  readonly names: ReadonlyMap<string, string>;
}

/** The add-ons of an item, below it. */
function AddOns({ items, names }: AddOnsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.addOns}>
      {items.map((item) => (
        <li key={item.identifier}>
          <span>{names.get(item.identifier)}</span>
          <OrderPrices {...orderedPrices(item)} />
        </li>
      ))}
    </ul>
  );
}

interface ItemStateProps {
  readonly item: FollowedItem;
  readonly isSelfInstalled: boolean;
  readonly addressOf: (change: OrderChange) => string;
}

function ItemState({ item, isSelfInstalled, addressOf }: ItemStateProps) {
  const locale = useShopLocale();
  const { state, canCancel, withdrawal, rescheduleUntil, correctable } = item;
  const { lastDay, goods } = withdrawal;
  const changes: readonly (readonly [OrderChange, boolean])[] = [
    ['installation', rescheduleUntil !== null],
    ['number', correctable.length > 0],
    ['cancel', canCancel],
    ['withdraw', withdrawal.state === 'open'],
    ['return', goods?.state === 'awaited'],
  ];
  return (
    <div className={styles.state}>
      <p>
        <b>
          <FormattedMessage id={`orders.state.${state}` as MessageId} />
        </b>
        {withdrawal.state === 'open' && lastDay !== null && (
          <small>
            <FormattedMessage id="orders.withdraw.until" values={{ date: formatDate(lastDay, locale, 'long') }} />
          </small>
        )}
        {goods && (
          <small>
            <FormattedMessage
              id={`orders.goods.${goods.state}`}
              values={{ date: formatDate(goods.until, locale, 'long') }}
            />
          </small>
        )}
      </p>
      <ul>
        {changes
          .filter(([, isPossible]) => isPossible)
          .map(([change]) => (
            <li key={change}>
              <InternalLink href={addressOf(change)}>
                <FormattedMessage
                  id={`orders.${change === 'installation' && isSelfInstalled ? 'start' : change}.link`}
                />
                <VisuallyHidden>{item.name}</VisuallyHidden>
              </InternalLink>
            </li>
          ))}
      </ul>
    </div>
  );
}
