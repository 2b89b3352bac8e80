import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { CheckoutFlow } from '@alzette/checkout-kit';
import { pathFor } from '@alzette/i18n';
import type { MountProps } from '@alzette/remote-contract';
import { useServices, useSettings } from '@alzette/remote-react';
import { selectCart } from '@alzette/shop-store';
import { LinkButton, Page, PageHead } from '@alzette/ui';
import { useFlowState } from './flow/use-flow-state';
import { useTell } from './flow/use-tell';
import { ProductPanel } from './product-panel';
import { steps } from './steps';

const back = () => ({ message: 'prepaid.back', onClick: () => window.history.back() });

/** Top-up and starter pack: one product, three steps. Back is the browser's own (spec 2.4). */
export function PrepaidCheckout({ query }: MountProps) {
  const { prepaid } = useSelector(selectCart);
  const state = useFlowState();
  const tell = useTell();
  const requested = new URLSearchParams(query).get('step');
  if (!prepaid && requested !== 'confirmation') return <NothingToPay />;
  return (
    <CheckoutFlow
      steps={steps}
      state={state}
      requested={requested}
      onShown={tell}
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
