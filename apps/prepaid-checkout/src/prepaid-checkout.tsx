import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { CheckoutFlow, useIsIncomplete } from '@alzette/checkout-kit';
import { formatMoney, pathFor, useShopLocale } from '@alzette/i18n';
import type { MountProps } from '@alzette/remote-contract';
import { useServices, useSettings } from '@alzette/remote-react';
import type { PrepaidProduct } from '@alzette/shop-model';
import { prepaidChosen, selectCart } from '@alzette/shop-store';
import { OneOffPrice, SecurePaymentBlock, usePlacedOrder } from '@alzette/shop-widgets';
import { Button, LinkButton, Note, Page, PageHead, SidePanel, SimPicture, Stack, Thumb, Totals } from '@alzette/ui';
import { useFlowState, useReplacedProduct, useTrackEvent } from './flow';
import { steps } from './steps';

const back = () => ({ message: 'prepaid.back' as const, onClick: () => window.history.back() });

/** Top-up and starter pack: one product, three steps. Back is the browser's own (spec 2.4). */
export function PrepaidCheckout({ query }: MountProps) {
  const { prepaid } = useSelector(selectCart);
  const state = useFlowState();
  const trackStepEvent = useTrackEvent();
  const handleBegin = useCallback(() => trackStepEvent('prepaid_begin_checkout'), [trackStepEvent]);
  const { replaced, dismiss } = useReplacedProduct();
  const requested = new URLSearchParams(query).get('step');
  const isIncomplete = useIsIncomplete(steps, requested);
  const awaitsPlacedOrder = usePlacedOrder(requested === 'confirmation');
  if (!prepaid && requested !== 'confirmation') return <NothingToPay removed={replaced} />;
  return (
    <CheckoutFlow
      // Another product begins with another form. A confirmation stays when it empties the cart.
      key={requested === 'confirmation' ? requested : prepaid?.code}
      steps={steps}
      state={state}
      requested={requested}
      isWaiting={isIncomplete || awaitsPlacedOrder}
      onBegin={handleBegin}
      onShown={trackStepEvent}
      back={back}
      note={replaced && prepaid && <ProductReplaced before={replaced} now={prepaid} onClose={dismiss} />}
      aside={() => prepaid && <ProductPanel product={prepaid} />}
    />
  );
}

interface ProductReplacedProps {
  readonly before: PrepaidProduct;
  readonly now: PrepaidProduct;
  readonly onClose: () => void;
}

/** A note above the first step, to which the shopper is led back because another tab chose another product. */
function ProductReplaced({ before, now, onClose }: ProductReplacedProps) {
  const { formatMessage } = useIntl();
  return (
    <Note
      tone="warning"
      role="alert"
      title={<FormattedMessage id="prepaid.replaced.title" values={{ before: before.name, now: now.name }} />}
      closeLabel={formatMessage({ id: 'common.close' })}
      onClose={onClose}
    >
      <FormattedMessage id="prepaid.replaced.text" />
    </Note>
  );
}

/** The product that another tab removed from the cart, and the button that restores it. */
function ProductRemoved({ product }: { readonly product: PrepaidProduct }) {
  const dispatch = useDispatch();
  return (
    <Note
      tone="warning"
      role="alert"
      title={<FormattedMessage id="prepaid.removed.title" values={{ name: product.name }} />}
    >
      <p>
        <FormattedMessage id="prepaid.removed.text" />
      </p>
      <Button variant="link" onClick={() => dispatch(prepaidChosen({ product }))}>
        <FormattedMessage id="shop.removed.undo" />
      </Button>
    </Note>
  );
}

/** No product was chosen, or it is already paid, or another tab removed it. */
function NothingToPay({ removed }: { readonly removed: PrepaidProduct | null }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  return (
    <Page>
      {removed && <ProductRemoved product={removed} />}
      <PageHead
        title={<FormattedMessage id="prepaid.empty.title" />}
        lead={<FormattedMessage id="prepaid.empty.text" />}
      />
      <LinkButton variant="primary" href={pathFor('top-up', locale, paths)}>
        <FormattedMessage id="prepaid.empty.topUp" />
      </LinkButton>
    </Page>
  );
}

/** The product, and the assurances. */
function ProductPanel({ product }: { readonly product: PrepaidProduct }) {
  const price = formatMoney(product.amount, useShopLocale());
  return (
    <Stack>
      <SidePanel
        title={<FormattedMessage id="shop.cartTitle" />}
        rows={[
          {
            id: product.code,
            picture: (
              <Thumb family="mobile">
                <SimPicture size={24} />
              </Thumb>
            ),
            title: product.name,
            text: <FormattedMessage id={`prepaid.${product.type}.text`} />,
            price,
          },
        ]}
      >
        <Totals
          rows={[
            {
              id: 'today',
              label: <FormattedMessage id="common.today" />,
              price: <OneOffPrice cents={product.amount} />,
            },
          ]}
        />
      </SidePanel>
      <SecurePaymentBlock checkout={product.type} />
    </Stack>
  );
}
