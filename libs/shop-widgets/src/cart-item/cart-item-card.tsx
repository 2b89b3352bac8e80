import { type ComponentType, memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shallowEqual, useSelector } from 'react-redux';
import { trackEvent } from '@alzette/analytics';
import { formatMoney, pathInLocale, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { type CartItem, isMobileLine, monthlyOf, oneOffOf, readSameSitePath } from '@alzette/shop-model';
import { selectChildren, selectIsExistingCustomer, type SharedState } from '@alzette/shop-store';
import { Button, DeleteIcon, EditIcon, FormGrid, ItemCard, Note, VisuallyHidden } from '@alzette/ui';
import { MonthlyPrice, PromoText } from '../prices';
import styles from './cart-item.module.css';
import { addOnLines, offerLines } from './item-details';
import { LineQuestions } from './item-form';
import { LinePicture } from './item-picture';
import { AppleTvCard, SimTypeChoice } from './item-questions';
import { ChangedNumberField, KeepNumber } from './keep-number';

interface LineCardProps {
  readonly item: CartItem;
  /** 3 under a group title. */
  readonly titleLevel?: 2 | 3;
  readonly onRemove: (item: CartItem) => void;
  /** A fold in which add-ons can be changed. */
  readonly Options?: ComponentType<{ readonly item: CartItem }>;
}

/** A line of the cart: what it is, what it costs with its add-ons, what it asks. Draws again only when it changes. */
export const LineCard = memo(function LineCard({ item, titleLevel = 2, onRemove, Options }: LineCardProps) {
  const addOns = useSelector((state: SharedState) => selectChildren(state, item.identifier), shallowEqual);
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const locale = useShopLocale();
  const all = [item, ...addOns];
  const sum = (amount: (each: CartItem) => number) => all.reduce((total, each) => total + amount(each), 0);
  const today = formatMoney(sum(oneOffOf), locale);

  const sections = [
    isDearerThanNew(item) && <NewCustomerNote key="new-customers" item={item} />,
    isMobileLine(item) && (
      <LineQuestions key="mobile" item={item}>
        <MobileSection item={item} />
      </LineQuestions>
    ),
    item.requiresAppleTv && (
      <LineQuestions key="apple-tv" item={item}>
        <AppleTvCard item={item} />
      </LineQuestions>
    ),
  ].filter((section) => section !== false);

  return (
    <ItemCard
      picture={<LinePicture item={item} />}
      title={item.variant.name}
      titleLevel={titleLevel}
      facts={<LineFacts item={item} />}
      price={<MonthlyPrice cents={sum((each) => monthlyOf(each, isExistingCustomer))} />}
      priceText={<FormattedMessage id="common.price-today" values={{ amount: today }} />}
      details={
        hasDetailCard(item)
          ? { summary: <FormattedMessage id="shop.offerDetail" />, lines: [...offerLines(item), ...addOnLines(addOns)] }
          : undefined
      }
      lines={hasDetailCard(item) ? undefined : addOnLines(addOns)}
      sections={sections}
      folds={Options && <Options item={item} />}
      actions={<LineActions item={item} onRemove={onRemove} />}
    />
  );
});

/** What stands below a line's name: facts, what it changes, and its promotion where no detail card says it. */
function LineFacts({ item }: { readonly item: CartItem }) {
  const { facts, changedLine, price, type } = item;
  return (
    <>
      {facts.join(' · ')}
      {changedLine && (
        <span className={styles.fact}>
          <FormattedMessage id="shop.line.changes" values={{ name: changedLine.name }} />
        </span>
      )}
      {!hasDetailCard(item) && type !== 'device' && (
        <span className={styles.fact}>
          <PromoText price={price} />
        </span>
      )}
    </>
  );
}

/** What a line with a SIM card asks: number and SIM (spec row E9). */
function MobileSection({ item }: { readonly item: CartItem }) {
  return (
    <FormGrid>
      {item.subscriptionMode === 'change' ? <ChangedNumberField item={item} /> : <KeepNumber item={item} />}
      <SimTypeChoice item={item} />
    </FormGrid>
  );
}

/** Spec row E6: whoever changes a line does not get what is taken off for new customers. */
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
  return type === 'duo' || type === 'internet-mobile' || (type === 'device' && subscription !== null);
}

interface LineActionsProps {
  readonly item: CartItem;
  readonly onRemove: (item: CartItem) => void;
}

/** The quiet ways to change or remove a line (spec rows B2, B9). */
function LineActions({ item, onRemove }: LineActionsProps) {
  const { navigate, track, locale } = useServices();
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  const { identifier, origin, type, variant } = item;

  function handleEdit() {
    trackEvent(track, 'replace_offer', { item_category: type });
    navigate(editPath(origin, identifier) ?? `/${locale}`);
  }

  function editPath(path: string, line: string): string | null {
    const safe = readSameSitePath(path);
    if (safe === null) return null;
    const [pathname = '', query = ''] = safe.split('?');
    const search = new URLSearchParams(query);
    search.set('edit', line);
    return `${pathInLocale(pathname, locale, paths)}?${search}`;
  }

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
