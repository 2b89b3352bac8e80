import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { formatMoney, pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { type PrepaidProduct, topUpKeys } from '@alzette/shop-model';
import { cartCleared, prepaidChosen, selectValues, type SharedState } from '@alzette/shop-store';
import { cartItemId, type ItemRemoval, OneOffPrice, SecurePaymentBlock } from '@alzette/shop-widgets';
import {
  Amount,
  Button,
  Columns,
  DeleteIcon,
  EditIcon,
  ItemCard,
  ItemPicture,
  SimPicture,
  Totals,
  Untranslated,
  VisuallyHidden,
} from '@alzette/ui';
import { SummaryFrame, SummaryFrameBar, useCheckout } from './summary';

interface PrepaidCartProps {
  readonly product: PrepaidProduct;
  readonly onRemove: (product: PrepaidProduct) => void;
}

/** A cart of one prepaid product: it cannot be saved and has neither voucher nor add-ons. */
export function PrepaidCart({ product, onRemove }: PrepaidCartProps) {
  return (
    <Columns
      aside={
        <>
          <PrepaidPanel product={product} />
          <SecurePaymentBlock checkout={product.type} />
        </>
      }
    >
      <PrepaidCard product={product} onRemove={() => onRemove(product)} />
    </Columns>
  );
}

interface PrepaidCardProps {
  readonly product: PrepaidProduct;
  readonly onRemove: () => void;
}

function PrepaidCard({ product, onRemove }: PrepaidCardProps) {
  const { locale, navigate } = useServices();
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(true);
  const { type, code, name, amount } = product;
  const path = pathFor(type === 'prepaid_top_up' ? 'top-up' : 'starter-packs', locale, paths);
  const handleEdit = () => navigate(`${path}?product=${encodeURIComponent(code)}`);
  const aboutIt = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <ItemCard
      id={cartItemId(prepaidIdentifier)}
      picture={
        <ItemPicture family="mobile">
          <SimPicture />
        </ItemPicture>
      }
      title={name}
      titleLevel={2}
      price={<OneOffPrice cents={amount} />}
      rows={[{ id: 'credit', label: <PrepaidFacts product={product} />, amount: null }]}
      fold={{ open: isOpen, onToggle: setOpen }}
      actions={
        <>
          <Button variant="subtle" icon={<EditIcon size={20} />} onClick={handleEdit}>
            {formatMessage({ id: 'common.edit' })}
            {aboutIt}
          </Button>
          <Button variant="subtle" icon={<DeleteIcon size={20} />} onClick={onRemove}>
            <FormattedMessage id="common.delete" />
            {aboutIt}
          </Button>
        </>
      }
    />
  );
}

const noBreak = '\u00a0';

/** The credit, and the number it is for: the number is known only in the session in which it was typed. */
function PrepaidFacts({ product: { type, credit } }: { readonly product: PrepaidProduct }) {
  const amount = formatMoney(credit, useShopLocale());
  const typed = useSelector((state: SharedState) => selectValues(state)[topUpKeys.phoneNumber]);
  const number = typeof typed === 'string' ? typed.trim().replace(/ /gu, noBreak) : '';
  if (type === 'prepaid_top_up' && number !== '') {
    return (
      <FormattedMessage
        id="cart.prepaid.creditFor"
        values={{ amount: <Amount>{amount}</Amount>, number: <Untranslated>{number}</Untranslated> }}
      />
    );
  }
  return (
    <>
      <FormattedMessage id="cart.prepaid.credit" values={{ amount: <Amount>{amount}</Amount> }} />
      {type === 'prepaid_starter_pack' && (
        <>
          {'. '}
          <FormattedMessage id="cart.prepaid.identity" />
        </>
      )}
    </>
  );
}

interface PrepaidSummaryProps {
  readonly product: PrepaidProduct;
}

function PrepaidPanel({ product }: PrepaidSummaryProps) {
  return (
    <SummaryFrame count={1} onContinue={useCheckout()}>
      <PrepaidTotals product={product} />
    </SummaryFrame>
  );
}

/** The summary at the bottom edge of narrow screens. */
export function PrepaidBar({ product }: PrepaidSummaryProps) {
  return (
    <SummaryFrameBar
      price={<OneOffPrice cents={product.amount} size="sm" />}
      today={<FormattedMessage id="common.today" />}
      onContinue={useCheckout()}
    >
      <PrepaidTotals product={product} />
    </SummaryFrameBar>
  );
}

function PrepaidTotals({ product }: { readonly product: PrepaidProduct }) {
  const { vatPercent } = useSettings();
  return (
    <Totals
      rows={[
        { id: 'today', label: <FormattedMessage id="common.today" />, price: <OneOffPrice cents={product.amount} /> },
      ]}
      note={<FormattedMessage id="common.vat" values={{ percent: vatPercent }} />}
    />
  );
}

/** A prepaid cart has one product. */
const prepaidIdentifier = 'prepaid';

/** Removes the product of a prepaid cart and can restore it (spec row B2). */
export function usePrepaidRemoval() {
  const dispatch = useDispatch();
  const [removed, setRemoved] = useState<PrepaidProduct | null>(null);
  const [restored, setRestored] = useState<ItemRemoval['restored']>(null);

  const remove = useCallback(
    (product: PrepaidProduct) => {
      setRestored(null);
      setRemoved(product);
      dispatch(cartCleared());
    },
    [dispatch],
  );
  const undo = useCallback(() => {
    if (removed) dispatch(prepaidChosen({ product: removed }));
    setRestored(removed && { identifier: prepaidIdentifier, name: removed.name });
    setRemoved(null);
  }, [dispatch, removed]);
  const dismiss = useCallback(() => setRemoved(null), []);
  return { removed, restored, remove, undo, dismiss };
}
