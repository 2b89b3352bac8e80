import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices, useSettings } from '@alzette/remote-react';
import { correctNumber, errorCode } from '@alzette/shop-client';
import { compact, type ComplementaryInformation, spacedNumber } from '@alzette/shop-model';
import { Button, Card, Cell, FormGrid, SelectField, TextField, Untranslated } from '@alzette/ui';
import { orderAddress } from '../order-address';
import styles from '../orders.module.css';
import { ChangeFrame, ChangeRefused } from './change-frame';
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

const otherOperators = [
  { value: 'orange', label: 'Orange' },
  { value: 'join', label: 'JOIN' },
  { value: 'post', label: 'POST' },
];

function NumberForm({ information, tokenValue, done }: NumberFormProps) {
  const { http, navigate, report } = useServices();
  const { name, prepaidOperatorCode } = useSettings();
  const { formatMessage } = useIntl();
  const [iccid, setIccid] = useState(information.iccid ?? '');
  const [currentOperator, setOperator] = useState(information.currentOperator ?? '');
  const [state, setState] = useState<'typing' | 'checked' | 'sending' | 'asked' | 'failed'>('typing');
  const isIccid = /^\d{19,20}$/u.test(compact(iccid));

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    if (!isIccid) return setState('checked');
    setState('sending');
    try {
      await correctNumber(http, tokenValue, { item: information.identifier, iccid: compact(iccid), currentOperator });
      navigate(done);
    } catch (error) {
      const isAsked = errorCode(error) === 'too_late';
      if (!isAsked) report(error, { operation: 'number corrected' });
      setState(isAsked ? 'asked' : 'failed');
    }
  }

  return (
    <Card
      title={
        <FormattedMessage
          id="change.correct.number"
          values={{ number: <Untranslated>{spacedNumber(information.currentPhoneNumber ?? '')}</Untranslated> }}
        />
      }
    >
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <FormGrid>
          <Cell span={3}>
            <SelectField
              name="orders.operator"
              label={<FormattedMessage id="change.correct.operator" />}
              options={[
                ...otherOperators,
                { value: prepaidOperatorCode, label: formatMessage({ id: 'change.correct.prepaid' }, { name }) },
              ]}
              autoComplete="off"
              value={currentOperator}
              onChange={setOperator}
              required
            />
          </Cell>
          <Cell span={3}>
            <TextField
              name="orders.iccid"
              label={<FormattedMessage id="change.correct.iccid" />}
              help={<FormattedMessage id="change.correct.iccid.help" />}
              error={state === 'checked' && !isIccid ? <FormattedMessage id="change.correct.iccid.error" /> : undefined}
              inputMode="numeric"
              autoComplete="off"
              value={iccid}
              onChange={setIccid}
              numeric
              required
            />
          </Cell>
        </FormGrid>
        {(state === 'asked' || state === 'failed') && <ChangeRefused reason={state} />}
        <Button
          type="submit"
          variant="primary"
          busy={state === 'sending'}
          busyLabel={<FormattedMessage id="change.sending" />}
        >
          <FormattedMessage id="change.correct.submit" />
        </Button>
      </form>
    </Card>
  );
}
