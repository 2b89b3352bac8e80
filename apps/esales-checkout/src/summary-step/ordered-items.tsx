import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale, type MessageId } from '@alzette/i18n';
import {
  type CartItem,
  cartTotals,
  childrenOf,
  type ComplementaryInformation,
  groupsByType,
  installationModeOf,
  type OrderResponse,
  spacedNumber,
  withQuantity,
} from '@alzette/shop-model';
import { selectIsExistingCustomer, selectItems } from '@alzette/shop-store';
import { addOnRows, ChangedLineText, FoldedTerms, ItemTerms, offerRows, SteppedPrice } from '@alzette/shop-widgets';
import { Amount, Card, Free, type ItemRow, ItemRows, Untranslated } from '@alzette/ui';
import { type DuePart, partsDueToday } from './due-today';
import styles from './summary-step.module.css';

interface OrderedItemsProps {
  readonly order: OrderResponse;
}

/** All ordered items by type, with options, terms, price steps and voucher, beside the texts to accept (spec row K3). */
export function OrderedItemsCard({ order }: OrderedItemsProps) {
  const items = useSelector(selectItems);
  const groups = groupsByType(items);
  // Titles only where there is more than one group (spec 2.3).
  const isGrouped = groups.length > 1;
  const isLong = groups.reduce((count, group) => count + group.items.length, 0) > mostUnfolded;
  return (
    <Card title={<FormattedMessage id="summary.items.title" />} sentence={<FormattedMessage id="summary.items.text" />}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.type} aria-labelledby={isGrouped ? `summary-group-${group.type}` : undefined}>
            {isGrouped && (
              <h3 id={`summary-group-${group.type}`} className={styles.groupTitle}>
                <FormattedMessage id={`shop.group.${group.type}` as MessageId} />
              </h3>
            )}
            {group.items.map((item) => (
              <OrderedItem
                key={item.identifier}
                item={item}
                Title={isGrouped ? 'h4' : 'h3'}
                isFolded={isLong}
                addOns={childrenOf(items, item.identifier)}
                information={order.complementaryInformations.find(({ identifier }) => identifier === item.identifier)}
              />
            ))}
          </section>
        ))}
      </div>
    </Card>
  );
}

/** The most items that show unfolded. With more items, each shows price, term and total; the rest unfolds. */
const mostUnfolded = 2;

interface OrderedItemProps {
  readonly item: CartItem;
  readonly Title: 'h3' | 'h4';
  readonly isFolded: boolean;
  readonly addOns: readonly CartItem[];
  readonly information: ComplementaryInformation | undefined;
}

function OrderedItem({ item, Title, isFolded, addOns, information }: OrderedItemProps) {
  const facts = item.subscription ? [...item.facts, ...item.subscription.facts] : item.facts;
  const rows = <ItemRows rows={[...offerRows(item), ...installationRows(item), ...addOnRows(addOns)]} />;
  return (
    <article className={styles.ordered} aria-label={item.variant.name}>
      <div className={styles.head}>
        <div>
          <Title className={styles.itemTitle}>{withQuantity(item.quantity, item.variant.name)}</Title>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          <ul className={styles.facts}>
            <ItemValues item={item} information={information} />
          </ul>
        </div>
        {isFolded && <ItemPrice item={item} addOns={addOns} />}
      </div>
      {isFolded ? (
        <FoldedTerms item={item} addOns={addOns}>
          {rows}
        </FoldedTerms>
      ) : (
        <>
          <ItemTerms item={item} addOns={addOns} />
          {rows}
        </>
      )}
    </article>
  );
}

/** The price of an item with its add-ons: each month, with every rise, and today. */
function ItemPrice({ item, addOns }: Pick<OrderedItemProps, 'item' | 'addOns'>) {
  const { steps, oneOff } = cartTotals([item, ...addOns], useSelector(selectIsExistingCustomer));
  const amount = formatMoney(oneOff, useShopLocale());
  return (
    <div className={styles.price}>
      <SteppedPrice size="sm" steps={steps} />
      <p>
        <FormattedMessage id="common.price-today" values={{ amount: <Amount>{amount}</Amount> }} />
      </p>
    </div>
  );
}

/** The shopper's values for the item. */
function ItemValues({ item, information }: Pick<OrderedItemProps, 'item' | 'information'>) {
  const { formatMessage } = useIntl();
  const { changedLine, simType } = item;
  const keptNumber = information?.keepNumber === true ? information.currentPhoneNumber : null;
  return (
    <>
      {changedLine && (
        <li>
          <ChangedLineText item={item} />
        </li>
      )}
      {simType && (
        <li>
          {formatMessage({ id: 'shop.sim.label' })}:{' '}
          {formatMessage({ id: `shop.sim.${simType.toLowerCase()}` as MessageId })}
        </li>
      )}
      {keptNumber !== null && (
        <li>
          <FormattedMessage
            id="summary.items.number"
            values={{ number: <Untranslated>{spacedNumber(keptNumber)}</Untranslated> }}
          />
        </li>
      )}
    </>
  );
}

function installationRows(item: CartItem): ItemRow[] {
  const mode = installationModeOf(item);
  if (!mode) return [];
  const cents = mode.price * item.quantity;
  return [
    {
      id: 'installation',
      label: <FormattedMessage id="summary.installation.title" />,
      text: mode.label,
      amount: cents > 0 ? <Euros cents={cents} /> : <Included />,
    },
  ];
}

function Included() {
  return (
    <Free>
      <FormattedMessage id="common.free" />
    </Free>
  );
}

function Euros({ cents }: { readonly cents: number }) {
  const amount = formatMoney(Math.abs(cents), useShopLocale());
  return <Amount>{cents < 0 ? `−${amount}` : amount}</Amount>;
}

/** The parts that the sum due today consists of; a sentence names the activation fees among them (spec row K3). */
export function DueTodayCard({ order }: OrderedItemsProps) {
  const parts = partsDueToday(order, useSelector(selectItems));
  const locale = useShopLocale();
  if (parts.length === 0) return null;
  const fees = parts.reduce((sum, { kind, cents }) => (kind === 'activation' ? sum + cents : sum), 0);
  return (
    <Card
      title={<FormattedMessage id="summary.due.title" />}
      sentence={
        fees > 0 && (
          <FormattedMessage
            id="summary.activation.text"
            values={{ price: <Amount>{formatMoney(fees, locale)}</Amount> }}
          />
        )
      }
    >
      <dl className={styles.lines}>
        {parts.map((part) => (
          <div key={part.id}>
            <dt>{labelOf(part)}</dt>
            <dd>
              <Euros cents={part.cents} />
            </dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>
            <FormattedMessage id="summary.due.total" />
          </dt>
          <dd>
            <Euros cents={order.total} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function labelOf({ kind, name }: DuePart): ReactNode {
  if (kind === 'activation') return name;
  if (kind === 'shipping') return <FormattedMessage id="summary.shipping.title" />;
  if (kind === 'voucher') return <FormattedMessage id="shop.voucher.line" values={{ code: name }} />;
  return <FormattedMessage id={`summary.due.${kind}`} values={{ name }} />;
}
