import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { asText, formSchema, FormSelect, FormTextField, satisfied, ShopForm } from '@alzette/forms';
import { useServices, useSettings } from '@alzette/remote-react';
import { correctNumber, errorCode } from '@alzette/shop-client';
import { compact, type ComplementaryInformation, type FormValues, spacedNumber } from '@alzette/shop-model';
import { Card, Cell, FormGrid, Untranslated } from '@alzette/ui';
import { orderAddress } from '../order-address';
import styles from '../orders.module.css';
import { ChangeFrame, ChangeRefused, SubmitChange } from './change-frame';
import type { ChangePageProps } from './change-page';

/** Corrects SIM card and operator of a number that moves here, until the request to the other operator. */
export function CorrectNumber({ item: identifier, followed: { order, items }, path, back }: ChangePageProps) {
  const item = items.find((each) => each.identifier === identifier);
  const information = order.complementaryInformations.find((each) => each.identifier === identifier);
  return (
    <ChangeFrame titleId="change.correct" back={back}>
      {!item || item.correctable.length === 0 || !information ? (
        <ChangeRefused reason="asked" />
      ) : (
        <NumberForm
          information={information}
          tokenValue={order.tokenValue}
          done={orderAddress(path, order.tokenValue)}
        />
      )}
    </ChangeFrame>
  );
}

interface NumberFormProps {
  readonly information: ComplementaryInformation;
  readonly tokenValue: string;
  /** The address of the page after the change. */
  readonly done: string;
}

const keys = { operator: 'orders.operator', iccid: 'orders.iccid' };
const schema = formSchema({
  [keys.iccid]: satisfied('pattern', (values) => /^\d{19,20}$/u.test(compact(asText(values[keys.iccid])))),
});

const otherOperators = [
  { value: 'orange', label: 'Orange' },
  { value: 'join', label: 'JOIN' },
  { value: 'post', label: 'POST' },
];

function NumberForm({ information, tokenValue, done }: NumberFormProps) {
  const { http, navigate, report } = useServices();
  const { name, prepaidOperatorCode } = useSettings();
  const { formatMessage } = useIntl();
  const [refusal, setRefusal] = useState<'asked' | 'failed' | null>(null);
  const { identifier: item, iccid, currentOperator, currentPhoneNumber } = information;

  async function handleSubmit(values: FormValues) {
    setRefusal(null);
    try {
      const number = { iccid: compact(asText(values[keys.iccid])), currentOperator: asText(values[keys.operator]) };
      await correctNumber(http, tokenValue, { item, ...number });
      navigate(done);
    } catch (error) {
      const isAsked = errorCode(error) === 'too_late';
      if (!isAsked) report(error, { operation: 'number corrected' });
      setRefusal(isAsked ? 'asked' : 'failed');
    }
  }

  return (
    <Card
      title={
        <FormattedMessage
          id="change.correct.number"
          values={{ number: <Untranslated>{spacedNumber(currentPhoneNumber ?? '')}</Untranslated> }}
        />
      }
    >
      <ShopForm
        initialValues={{ [keys.operator]: currentOperator ?? '', [keys.iccid]: iccid ?? '' }}
        schema={schema}
        onSubmit={handleSubmit}
        hasSummary={false}
      >
        <div className={styles.form}>
          <FormGrid>
            <Cell span={3}>
              <FormSelect
                name={keys.operator}
                label={formatMessage({ id: 'change.correct.operator' })}
                options={[
                  ...otherOperators,
                  { value: prepaidOperatorCode, label: formatMessage({ id: 'change.correct.prepaid' }, { name }) },
                ]}
                autoComplete="off"
              />
            </Cell>
            <Cell span={3}>
              <FormTextField
                name={keys.iccid}
                messageId="change.correct.iccid"
                label={formatMessage({ id: 'change.correct.iccid' })}
                help={<FormattedMessage id="change.correct.iccid.help" />}
                inputMode="numeric"
                autoComplete="off"
                numeric
              />
            </Cell>
          </FormGrid>
          {refusal && <ChangeRefused reason={refusal} />}
          <SubmitChange>
            <FormattedMessage id="change.correct.submit" />
          </SubmitChange>
        </div>
      </ShopForm>
    </Card>
  );
}
