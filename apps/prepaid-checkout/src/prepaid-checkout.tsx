import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { CheckoutFlow } from '@alzette/checkout-kit';
import { formatMoney, pathFor, useShopLocale } from '@alzette/i18n';
import type { MountProps } from '@alzette/remote-contract';
import { useServices, useSettings } from '@alzette/remote-react';
import type { PrepaidProduct } from '@alzette/shop-model';
import { selectCart } from '@alzette/shop-store';
import { OneOffPrice, SecurePaymentBlock } from '@alzette/shop-widgets';
import { LinkButton, Page, PageHead, SidePanel, SimPicture, Stack, Thumb, Totals } from '@alzette/ui';
import { useFlowState, useTrackEvent } from './flow';
import { steps } from './steps';

const back = () => ({ message: 'prepaid.back', onClick: () => window.history.back() });

/** Top-up and starter pack: one product, three steps. Back is the browser's own (spec 2.4). */
export function PrepaidCheckout({ query }: MountProps) {
  const { prepaid } = useSelector(selectCart);
  const state = useFlowState();
  const trackStepEvent = useTrackEvent();
  const requested = new URLSearchParams(query).get('step');
  if (!prepaid && requested !== 'confirmation') return <NothingToPay />;
  return (
    <CheckoutFlow
      steps={steps}
      state={state}
      requested={requested}
      onShown={trackStepEvent}
      back={back}
      aside={() => prepaid && <ProductPanel product={prepaid} />}
    />
  );
}

/** Nothing was chosen, or it is paid for already. */
function NothingToPay() {
  const { locale } = useServices();
  const { paths } = useSettings();
  return (
    <Page>
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

/** What is bought, and the reassurances. */
function ProductPanel({ product }: { readonly product: PrepaidProduct }) {
  const price = formatMoney(product.amount, useShopLocale());
  return (
    <Stack>
      <SidePanel
        title={<FormattedMessage id="shop.cartTitle" />}
        lines={[
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
      <SecurePaymentBlock />
    </Stack>
  );
}
