import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { clientStatus, ecommerceOfPrepaid, trackEvent } from '@alzette/analytics';
import { formatMoney, pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import type { PrepaidProduct } from '@alzette/shop-model';
import { prepaidChosen, selectCart, selectIsGuest, type SharedState } from '@alzette/shop-store';
import { OneOffPrice, SumsBar } from '@alzette/shop-widgets';
import { Columns, SidePanel, SimPicture, Stack, Thumb, Totals, WideOnly } from '@alzette/ui';
import type { PrepaidPageName } from '../pages';
import { PrepaidFrame } from './prepaid-frame';

interface PrepaidChoiceProps {
  readonly page: PrepaidPageName;
  readonly product: PrepaidProduct;
  /** The button that goes on: in the panel, compact in a phone's bar. */
  readonly renderAction: (compact: boolean) => ReactNode;
  readonly children: ReactNode;
}

/** What is chosen on the left, what it costs on the right, and the way on. */
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
  /** The button that goes on. */
  readonly children: ReactNode;
}

/** The price at a phone's lower edge; pressing it opens the panel. */
function PrepaidBar({ product, children }: PrepaidBarProps) {
  const credit = formatMoney(product.credit, useShopLocale());
  return (
    <SumsBar
      price={<OneOffPrice cents={product.amount} size="sm" />}
      today={<FormattedMessage id="shell.prepaid.credit" values={{ amount: credit }} />}
      title={<FormattedMessage id="shell.offer.price" />}
      sheet={<PrepaidPanel product={product} />}
    >
      {children}
    </SumsBar>
  );
}

interface PrepaidPanelProps {
  readonly product: PrepaidProduct;
  /** Left out in a sheet, which has a title of its own. */
  readonly title?: ReactNode;
  /** The button that goes on. */
  readonly action?: ReactNode;
}

/** What was chosen, what it is worth, and what is due today. */
function PrepaidPanel({ product, title, action }: PrepaidPanelProps) {
  const { name, amount, credit } = product;
  const { vatPercent } = useSettings();
  const locale = useShopLocale();
  return (
    <SidePanel
      title={title}
      action={action}
      lines={[
        {
          id: product.code,
          picture: (
            <Thumb family="mobile">
              <SimPicture size={24} />
            </Thumb>
          ),
          title: name,
          text: <FormattedMessage id="shell.prepaid.credit" values={{ amount: formatMoney(credit, locale) }} />,
          // One product: its price is the sum.
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

/** Puts a prepaid product in the cart and goes to its checkout; a cart of another checkout gives way only after a yes. */
export function useChoosePrepaid() {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();
  const { locale, navigate, track } = useServices();
  const { paths } = useSettings();
  const [asked, setAsked] = useState<PrepaidProduct | null>(null);

  function choose(product: PrepaidProduct) {
    const { prepaid } = selectCart(store.getState());
    const ecommerce = ecommerceOfPrepaid(product);
    setAsked(null);
    // The cart of an order under way stays the one it is: paying it again makes no second order.
    if (prepaid?.type !== product.type || prepaid.code !== product.code || prepaid.amount !== product.amount) {
      dispatch(prepaidChosen({ product }));
      trackEvent(track, 'add_to_cart', { ecommerce });
    }
    trackEvent(track, 'prepaid_begin_checkout', {
      client_status: clientStatus(selectIsGuest(store.getState())),
      ecommerce,
    });
    navigate(pathFor('checkout', locale, paths));
  }

  function handleChoose(product: PrepaidProduct) {
    const { items, prepaid } = selectCart(store.getState());
    const isOfAnother = items.length > 0 || (prepaid !== null && prepaid.type !== product.type);
    if (isOfAnother) setAsked(product);
    else choose(product);
  }

  return {
    /** Whether the shopper is asked to give up the cart of another checkout. */
    isAsking: asked !== null,
    onChoose: handleChoose,
    onReplace: () => asked && choose(asked),
    onKeep: () => setAsked(null),
  };
}

/** One of the products: the one that lies in the cart, else the one in the middle, until the shopper chooses. */
export function useChosenProduct(products: readonly PrepaidProduct[]) {
  const { prepaid } = useSelector(selectCart);
  const [code, setCode] = useState(() => prepaid?.code ?? null);
  const middle = products[Math.floor((products.length - 1) / 2)];
  const product = products.find((each) => each.code === code) ?? middle;
  if (!product) throw new RangeError('There has to be a product to choose');
  return { product, onChoose: setCode };
}
