import { type ComponentType, memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shallowEqual, useSelector } from 'react-redux';
import { trackEvent } from '@alzette/analytics';
import { formatMoney, pathInLocale, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import {
  familyHas,
  type CartItem,
  cartTotals,
  type FormValues,
  isMobileItem,
  keepsPlan,
  monthlyOf,
  type PriceStep,
  parseSameSitePath,
} from '@alzette/shop-model';
import { selectChildren, selectIsExistingCustomer, selectValues, type SharedState } from '@alzette/shop-store';
import { Amount, Button, DeleteIcon, EditIcon, FormGrid, ItemCard, Note, VisuallyHidden } from '@alzette/ui';
import { MonthlyPrice } from '../prices/prices';
import { PriceStepsText } from '../terms';
import { cartItemId } from './cart-item-id';
import styles from './cart-item.module.css';
import { FoldedTerms } from './folded-terms';
import { addOnRows, advantageRows, offerRows } from './item-details';
import { CartItemPicture } from './item-picture';
import { AppleTvCard, SimTypeChoice } from './item-questions';
import { ChangedNumberField, KeepNumber, KeepNumberButton } from './keep-number';
import { EnsureItemForm, useHasItemErrors } from './ensure-item-form';

interface CartItemCardProps {
  readonly item: CartItem;
  /** 3 below a group title. */
  readonly titleLevel?: 2 | 3;
  readonly onRemove: (item: CartItem) => void;
  /** Whether the card is folded at first; open when left out. Called with the values so far. */
  readonly startsFolded?: (item: CartItem, formValues: FormValues) => boolean;
  /** A row in which add-ons can be changed. */
  readonly Options?: ComponentType<{ readonly item: CartItem }>;
}

/** An item of the cart: price with add-ons, facts and questions. Renders again only when the item changes. */
export const CartItemCard = memo(function CartItemCard(props: CartItemCardProps) {
  const { item, titleLevel = 2, onRemove, startsFolded = never, Options } = props;
  const addOns = useSelector((state: SharedState) => selectChildren(state, item.identifier), shallowEqual);
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const locale = useShopLocale();
  const fold = useItemFold(item, startsFolded);
  const totals = cartTotals([item, ...addOns], isExistingCustomer);
  const today = formatMoney(totals.oneOff, locale);

  const sections = [
    isDearerThanNew(item) && <NewCustomerNote key="new-customers" item={item} />,
    isMobileItem(item) && (
      <EnsureItemForm key="mobile" item={item}>
        <MobileSection item={item} />
      </EnsureItemForm>
    ),
    item.requiresAppleTv && (
      <EnsureItemForm key="apple-tv" item={item}>
        <AppleTvCard item={item} />
      </EnsureItemForm>
    ),
  ].filter((section) => section !== false);

  return (
    <ItemCard
      id={cartItemId(item.identifier)}
      picture={<CartItemPicture item={item} />}
      title={item.variant.name}
      titleLevel={titleLevel}
      facts={<ItemFacts item={item} steps={totals.steps} />}
      price={<MonthlyPrice cents={totals.monthly} />}
      terms={
        <>
          {item.device?.soldOut && <SoldOutNote item={item} />}
          <FoldedTerms item={item} addOns={addOns} />
        </>
      }
      priceText={<FormattedMessage id="common.price-today" values={{ amount: <Amount>{today}</Amount> }} />}
      details={
        hasDetailCard(item)
          ? { summary: <FormattedMessage id="shop.offerDetail" />, rows: [...offerRows(item), ...addOnRows(addOns)] }
          : undefined
      }
      rows={hasDetailCard(item) ? undefined : [...advantageRows(item), ...addOnRows(addOns)]}
      sections={sections}
      folds={Options && <Options item={item} />}
      actions={<ItemActions item={item} onRemove={onRemove} />}
      fold={{ ...fold, folded: isMobileItem(item) && <MobileValues item={item} /> }}
    />
  );
});

/** Spec row B2: an item folds. Its errors open it, so that they can be seen. */
function useItemFold(item: CartItem, startsFolded: NonNullable<CartItemCardProps['startsFolded']>) {
  const formValues = useSelector(selectValues, neverDiffers);
  const [isOpen, setOpen] = useState(() => !startsFolded(item, formValues));
  const hasErrors = useHasItemErrors(item);
  return { open: isOpen || hasErrors, onToggle: setOpen };
}

/** For a value that decides the first render only. */
function neverDiffers(): boolean {
  return true;
}

function never(): boolean {
  return false;
}

/** The values of a line, while its questions are folded. */
function MobileValues({ item }: { readonly item: CartItem }) {
  const { simType, keepNumber, subscriptionMode } = item;
  const keeps = keepNumber || subscriptionMode === 'change';
  const values = { sim: simType ?? 'physical', keeps: keeps ? 'yes' : 'no' };
  return (
    <span className={styles.answers}>
      <FormattedMessage id="shop.answers" values={values} />
      {!keeps && <KeepNumberButton item={item} />}
    </span>
  );
}

/** The line that an item changes, and whether the line has this plan already. */
export function ChangedLineText({ item }: { readonly item: CartItem }) {
  const { changedLine } = item;
  const id = keepsPlan(item) ? 'shop.line.same' : 'shop.line.changes';
  return changedLine && <FormattedMessage id={id} values={{ name: changedLine.name }} />;
}

interface ItemFactsProps {
  readonly item: CartItem;
  /** The monthly price of the item with its add-ons, with each rise. */
  readonly steps: readonly PriceStep[];
}

/** Facts below an item's name: the line that it changes, and the rises of its price (spec row B10). */
function ItemFacts({ item, steps }: ItemFactsProps) {
  return (
    <>
      {item.facts.join(' · ')}
      {item.changedLine && (
        <span className={styles.fact}>
          <ChangedLineText item={item} />
        </span>
      )}
      {steps.length > 1 && (
        <span className={styles.fact}>
          <PriceStepsText steps={steps} />
        </span>
      )}
    </>
  );
}

/** Questions of an item with a SIM card (spec row E9). */
function MobileSection({ item }: { readonly item: CartItem }) {
  return (
    <FormGrid>
      {item.subscriptionMode === 'change' ? <ChangedNumberField item={item} /> : <KeepNumber item={item} />}
      <SimTypeChoice item={item} />
    </FormGrid>
  );
}

/** Spec row E6: a changed line does not get the discount of new customers. */
function isDearerThanNew(item: CartItem): boolean {
  return item.subscriptionMode === 'change' && monthlyOf(item, false) < monthlyOf(item, true);
}

function NewCustomerNote({ item }: { readonly item: CartItem }) {
  const locale = useShopLocale();
  const amounts = {
    newPrice: formatMoney(monthlyOf(item, false), locale),
    price: formatMoney(monthlyOf(item, true), locale),
  };
  return (
    <Note title={<FormattedMessage id="shop.newCustomers.title" />}>
      <FormattedMessage id="shop.newCustomers.text" values={amounts} />
    </Note>
  );
}

/** Spec row B7: mobile, internet and TV alone have none. */
function hasDetailCard({ type, subscription }: CartItem): boolean {
  return familyHas(type, 'isJoint') || (type === 'device' && subscription !== null);
}

/** A device that sold out while it was in the cart, and the next actions. */
function SoldOutNote({ item }: { readonly item: CartItem }) {
  const handleEdit = useItemEdit(item);
  return (
    <div className={styles.warning}>
      <Note
        tone="warning"
        role="status"
        title={<FormattedMessage id="shop.soldOut.title" />}
        action={
          <Button variant="link" onClick={handleEdit}>
            <FormattedMessage id="shop.soldOut.action" />
          </Button>
        }
      >
        <FormattedMessage id="shop.soldOut.text" />
      </Note>
    </div>
  );
}

interface ItemActionsProps {
  readonly item: CartItem;
  readonly onRemove: (item: CartItem) => void;
}

/** Buttons that edit or remove an item (spec rows B2, B9). */
function ItemActions({ item, onRemove }: ItemActionsProps) {
  const { formatMessage } = useIntl();
  const { variant } = item;
  const handleEdit = useItemEdit(item);
  return (
    <>
      <Button variant="subtle" icon={<EditIcon size={20} />} onClick={handleEdit}>
        {formatMessage({ id: 'common.edit' })}
        <VisuallyHidden> {variant.name}</VisuallyHidden>
      </Button>
      <Button variant="subtle" icon={<DeleteIcon size={20} />} onClick={() => onRemove(item)}>
        {formatMessage({ id: 'common.delete' })}
        <VisuallyHidden> {variant.name}</VisuallyHidden>
      </Button>
    </>
  );
}

/** Leads to the page that the item came from, where it can be changed (spec row B9). */
function useItemEdit({ identifier, origin, type }: CartItem): () => void {
  const { navigate, track, locale } = useServices();
  const { paths } = useSettings();

  function editPath(path: string, line: string): string | null {
    const safe = parseSameSitePath(path);
    if (safe === null) return null;
    const [pathname = '', query = ''] = safe.split('?');
    const search = new URLSearchParams(query);
    search.set('edit', line);
    return `${pathInLocale(pathname, locale, paths)}?${search}`;
  }

  return () => {
    trackEvent(track, 'replace_offer', { item_category: type });
    navigate(editPath(origin, identifier) ?? `/${locale}`);
  };
}
