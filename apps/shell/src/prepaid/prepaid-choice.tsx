import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { ecommerceOfPrepaid, trackEvent } from '@alzette/analytics';
import { formatMoney, pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import type { PrepaidProduct } from '@alzette/shop-model';
import { prepaidChosen, selectCart, type SharedState } from '@alzette/shop-store';
import { OneOffPrice, TotalsBar } from '@alzette/shop-widgets';
import { Amount, Columns, SidePanel, SimPicture, Stack, Thumb, Totals, WideOnly } from '@alzette/ui';
import type { PrepaidPageName } from '../routing/pages';
import { useAddressChoices } from '../routing/address-choices';
import { PrepaidFrame } from './prepaid-frame';

interface PrepaidChoiceProps {
  readonly page: PrepaidPageName;
  readonly product: PrepaidProduct;
  /** The continue button: in the panel, compact in the bar of narrow screens. */
  readonly renderAction: (compact: boolean) => ReactNode;
  readonly children: ReactNode;
}

export function PrepaidChoice({ page, product, renderAction, children }: PrepaidChoiceProps) {
  return (
    <>
      <PrepaidFrame page={page}>
        <Columns
          aside={
            <PrepaidPanel
              title={<FormattedMessage id="shell.offer.price" />}
              product={product}
              action={<WideOnly>{renderAction(false)}</WideOnly>}
            />
          }
        >
          <Stack>{children}</Stack>
        </Columns>
      </PrepaidFrame>
      <PrepaidBar product={product}>{renderAction(true)}</PrepaidBar>
    </>
  );
}

interface PrepaidBarProps {
  readonly product: PrepaidProduct;
  readonly children: ReactNode;
}

/** The price at the bottom edge of narrow screens; pressing it opens the panel. */
function PrepaidBar({ product, children }: PrepaidBarProps) {
  const credit = formatMoney(product.credit, useShopLocale());
  return (
    <TotalsBar
      price={<OneOffPrice cents={product.amount} size="sm" />}
      today={<FormattedMessage id="shell.prepaid.credit" values={{ amount: <Amount>{credit}</Amount> }} />}
      title={<FormattedMessage id="shell.offer.price" />}
      sheet={<PrepaidPanel product={product} />}
    >
      {children}
    </TotalsBar>
  );
}

interface PrepaidPanelProps {
  readonly product: PrepaidProduct;
  /** Left out in a sheet, which has its own title. */
  readonly title?: ReactNode;
  readonly action?: ReactNode;
}

function PrepaidPanel({ product, title, action }: PrepaidPanelProps) {
  const { name, amount, credit } = product;
  const { vatPercent } = useSettings();
  const locale = useShopLocale();
  return (
    <SidePanel
      title={title}
      action={action}
      rows={[
        {
          id: product.code,
          picture: (
            <Thumb family="mobile">
              <SimPicture size={24} />
            </Thumb>
          ),
          title: name,
          text: (
            <FormattedMessage
              id="shell.prepaid.credit"
              values={{ amount: <Amount>{formatMoney(credit, locale)}</Amount> }}
            />
          ),
          // The price of the one product equals the total.
          price: null,
        },
      ]}
    >
      <Totals
        rows={[{ id: 'today', label: <FormattedMessage id="common.today" />, price: <OneOffPrice cents={amount} /> }]}
        note={<FormattedMessage id="common.vat" values={{ percent: vatPercent }} />}
      />
    </SidePanel>
  );
}

/**
 * Adds a prepaid product to the cart and opens its checkout; the cart of another checkout is replaced only after a
 * confirmation.
 */
export function useChoosePrepaid() {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();
  const { locale, navigate, track } = useServices();
  const { paths } = useSettings();
  const [pending, setPending] = useState<PrepaidProduct | null>(null);

  function choose(product: PrepaidProduct) {
    const { prepaid } = selectCart(store.getState());
    setPending(null);
    // Keeps the cart of an unfinished order, so that paying again creates no second order.
    if (prepaid?.type !== product.type || prepaid.code !== product.code || prepaid.amount !== product.amount) {
      dispatch(prepaidChosen({ product }));
      trackEvent(track, 'add_to_cart', { ecommerce: ecommerceOfPrepaid(product) });
    }
    navigate(pathFor('checkout', locale, paths));
  }

  function handleChoose(product: PrepaidProduct) {
    const { items, prepaid } = selectCart(store.getState());
    const isOfAnother = items.length > 0 || (prepaid !== null && prepaid.type !== product.type);
    if (isOfAnother) setPending(product);
    else choose(product);
  }

  return {
    /** Whether the confirmation to replace the cart of another checkout is open. */
    isConfirming: pending !== null,
    onChoose: handleChoose,
    onReplace: () => pending && choose(pending),
    onKeep: () => setPending(null),
  };
}

/** The product in the address, else the middle one, as the server renders it: a press before hydration applies to the shown product. */
export function useChosenProduct(products: readonly PrepaidProduct[]) {
  const { get, choose } = useAddressChoices();
  const middle = products[Math.floor((products.length - 1) / 2)];
  const product = products.find(({ code }) => code === get('product')) ?? middle;
  if (!product) throw new RangeError('There has to be a product to choose');
  return { product, onChoose: (code: string) => choose({ product: code }) };
}
