import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { PaymentPopup, usePayment } from '@alzette/checkout-kit';
import { checked, formSchema, ShopForm } from '@alzette/forms';
import { useBypass } from '@alzette/remote-react';
import { acceptanceKeys, type ContractDocument, type FormValues, type OrderResponse } from '@alzette/shop-model';
import { selectValues, valuesTyped } from '@alzette/shop-store';
import { useIdentityAgain } from '../flow/use-identity-again';
import { orderForgotten } from '../order/order-slice';
import { AcceptancesCard } from './acceptances-card';
import { ActivationFeesCard } from './activation-fees-card';
import { ContractsCard } from './contracts/contracts-card';
import { contractsSignedKey } from './contracts/contracts-signed';
import { InstallationCard } from './installation-card';
import { PaymentCard } from './payment/payment-card';
import { useEsalesPayment } from './payment/use-esales-payment';
import { ShippingCard } from './shipping-card';

interface SummaryFormProps {
  readonly order: OrderResponse;
  readonly documents: readonly ContractDocument[];
  /** The order has ended; another one is wanted. */
  readonly onOrderAgain: () => void;
}

const schema = formSchema({
  [contractsSignedKey]: checked(),
  [acceptanceKeys.certify]: checked(),
  [acceptanceKeys.conditions]: checked(),
});

/** Contracts, fees, shipping, installations, acceptances, and the button that orders. */
export function SummaryForm({ order, documents: fetched, onOrderAgain }: SummaryFormProps) {
  const values = useSelector(selectValues);
  const dispatch = useDispatch();
  const [documents, setDocuments] = useState(fetched);
  const payment = usePayment(order, useEsalesPayment());
  const bypass = useBypass();
  const goToIdentity = useIdentityAgain();
  const { formatMessage } = useIntl();

  function handleIdentityAgain() {
    payment.handleClose();
    goToIdentity();
  }

  function handleDocument(oldId: string, document: ContractDocument) {
    setDocuments((all) => all.map((each) => (each.id === oldId ? document : each)));
  }

  function handlePopupClose() {
    const { state } = payment;
    payment.handleClose();
    if (state.status !== 'failed' || state.code !== 'order_closed') return;
    dispatch(orderForgotten());
    onOrderAgain();
  }

  return (
    <>
      <ShopForm
        initialValues={{ ...onlyAcceptances(values), [contractsSignedKey]: allSigned(documents) }}
        schema={schema}
        skipsChecks={bypass.validation}
        onSubmit={payment.handleOrder}
        onValuesChange={(typed) => dispatch(valuesTyped(onlyAcceptances(typed)))}
      >
        <ContractsCard order={order} documents={documents} onDocument={handleDocument} />
        <ActivationFeesCard order={order} />
        <ShippingCard order={order} />
        <InstallationCard order={order} />
        <AcceptancesCard />
        <PaymentCard order={order} />
      </ShopForm>
      <PaymentPopup
        state={payment.state}
        hasContracts={documents.length > 0}
        onClose={handlePopupClose}
        remedies={{
          identity_used: { label: formatMessage({ id: 'checkout.back.contract' }), onClick: handleIdentityAgain },
        }}
      />
    </>
  );
}

function allSigned(documents: readonly ContractDocument[]): boolean {
  return documents.every((document) => !document.signable || document.signed);
}

function onlyAcceptances(values: FormValues): FormValues {
  const keys: readonly string[] = Object.values(acceptanceKeys);
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));
}
