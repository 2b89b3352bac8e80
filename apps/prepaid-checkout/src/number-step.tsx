import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  AddressFields,
  valuesUnder,
  EmailFields,
  LegalTextLinks,
  PaymentDue,
  type StepProps,
} from '@alzette/checkout-kit';
import { PhoneLink } from '@alzette/i18n';
import { FormCheckbox, FormTextField, ShopForm } from '@alzette/forms';
import { useBypass, useServices, useSettings } from '@alzette/remote-react';
import { acceptanceKeys, contractKeys, deliveryKeys, type FormValues, topUpKeys } from '@alzette/shop-model';
import { selectCart, selectValues, valuesTyped } from '@alzette/shop-store';
import { loadMobileRule, OneOffPrice, preload } from '@alzette/shop-widgets';
import { Button, Card, Cell, FormGrid, Note } from '@alzette/ui';
import { conditionsBox, useFlowState, useTrackEvent } from './flow';
import { paymentSteps } from './load-steps';
import { numberSchema } from './number-schema';

/** The number to top up, or the recipient of the card; then the obligation to pay (spec rows M1, M2). */
export function NumberStep({ onComplete }: StepProps) {
  const { type } = useFlowState();
  const values = useSelector(selectValues);
  const dispatch = useDispatch();
  const trackStepEvent = useTrackEvent();
  const bypass = useBypass();
  const { http, locale } = useServices();
  useEffect(() => preload(paymentSteps, http, locale), [http, locale]);
  const schema = useMemo(() => numberSchema(type, async (number) => (await loadMobileRule())(number)), [type]);

  function handleSubmit(submitted: FormValues) {
    dispatch(valuesTyped(submitted));
    trackStepEvent('prepaid_checkout_contact_detail');
    if (type === 'prepaid_starter_pack') trackStepEvent('prepaid_checkout_delivery');
    onComplete();
  }

  return (
    <ShopForm
      initialValues={{
        ...valuesUnder(values, 'contract.'),
        ...valuesUnder(values, 'delivery.'),
        ...valuesUnder(values, 'summary.'),
      }}
      schema={schema}
      skipsChecks={bypass.validation}
      onSubmit={handleSubmit}
      onValuesChange={(typed) => dispatch(valuesTyped(typed))}
    >
      {type === 'prepaid_top_up' ? <TopUpCards /> : <StarterPackCards />}
      <ConditionsCard />
      <NumberEnd />
    </ShopForm>
  );
}

function TopUpCards() {
  return (
    <Card title={<FormattedMessage id="prepaid.topUp.title" />} sentence={<FormattedMessage id="prepaid.topUp.text" />}>
      <FormGrid>
        <FormTextField
          name={topUpKeys.phoneNumber}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+691 123 456"
          help={<FormattedMessage id="prepaid.topUp.help" />}
        />
        <FormTextField
          name={contractKeys.email}
          messageId="prepaid.receipt"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          help={<FormattedMessage id="prepaid.receipt.help" />}
          optional
        />
      </FormGrid>
    </Card>
  );
}

/** The recipient of the card, and the address. The page states the necessary identity check before payment. */
function StarterPackCards() {
  const { support } = useSettings();
  return (
    <>
      <Note title={<FormattedMessage id="prepaid.identity.title" />}>
        <FormattedMessage id="prepaid.identity.text" values={{ phone: <PhoneLink number={support.phone} /> }} />
      </Note>
      <Card
        title={<FormattedMessage id="prepaid.person.title" />}
        sentence={<FormattedMessage id="prepaid.person.text" />}
      >
        <FormGrid>
          <Cell span={3}>
            <FormTextField name={contractKeys.firstname} autoComplete="shipping given-name" />
          </Cell>
          <Cell span={3}>
            <FormTextField name={contractKeys.lastname} autoComplete="shipping family-name" />
          </Cell>
          <EmailFields />
        </FormGrid>
      </Card>
      <Card
        title={<FormattedMessage id="prepaid.address.title" />}
        sentence={<FormattedMessage id="prepaid.address.text" />}
      >
        <AddressFields keys={deliveryKeys} section="shipping" />
      </Card>
    </>
  );
}

function ConditionsCard() {
  const { type } = useFlowState();
  const { code, textMessage } = conditionsBox(type);
  return (
    <Card title={<FormattedMessage id="summary.acceptances.title" />} sentence={<LegalTextLinks />}>
      <FormCheckbox name={acceptanceKeys[code]}>
        <FormattedMessage id={textMessage} />
      </FormCheckbox>
    </Card>
  );
}

/** The amount due, and the button that obliges to pay. */
function NumberEnd() {
  const { prepaid } = useSelector(selectCart);
  return (
    <PaymentDue
      dues={[
        {
          id: 'today',
          label: <FormattedMessage id="payment.today" />,
          price: <OneOffPrice cents={prepaid?.amount ?? 0} />,
        },
      ]}
      button={
        <Button variant="primary" wide type="submit">
          <FormattedMessage id="payment.submit" />
        </Button>
      }
      legal={<FormattedMessage id="payment.legal" />}
    />
  );
}
