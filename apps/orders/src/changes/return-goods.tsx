import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useServices } from '@alzette/remote-react';
import { announceReturn, errorCode, type RequestErrorCode } from '@alzette/shop-client';
import { Button, Card, TextField } from '@alzette/ui';
import { orderAddress } from '../order-address';
import styles from '../orders.module.css';
import { ChangeFrame, ChangeRefused } from './change-frame';
import type { ChangePageProps } from './change-page';

const refusals: Partial<Record<RequestErrorCode, 'returned' | 'incomplete'>> = {
  already_returned: 'returned',
  nothing_to_return: 'returned',
  return_refused: 'incomplete',
};

/** Names the parcel in which goods are on their way back: the proof for which their refund waits (Directive 2011/83/EU, art. 13(3)). */
export function ReturnGoods({ item: identifier, followed: { order, items }, path, back }: ChangePageProps) {
  const item = items.find((each) => each.identifier === identifier);
  const isAwaited = item?.withdrawal.goods?.state === 'awaited';
  return (
    <ChangeFrame titleId="change.sent" back={back}>
      {item && isAwaited ? (
        <ReturnForm
          name={item.name}
          identifier={identifier}
          tokenValue={order.tokenValue}
          done={orderAddress(path, order.tokenValue)}
        />
      ) : (
        <ChangeRefused reason="returned" />
      )}
    </ChangeFrame>
  );
}

interface ReturnFormProps {
  readonly name: string;
  readonly identifier: string;
  readonly tokenValue: string;
  /** Where the shopper goes afterwards. */
  readonly done: string;
}

function ReturnForm({ name, identifier, tokenValue, done }: ReturnFormProps) {
  const { http, navigate, report } = useServices();
  const [number, setNumber] = useState('');
  const [state, setState] = useState<'typing' | 'checked' | 'sending' | 'returned' | 'incomplete' | 'failed'>('typing');
  const trackingNumber = number.trim();
  const isNumber = /^[A-Za-z0-9][A-Za-z0-9 -]{6,38}[A-Za-z0-9]$/u.test(trackingNumber);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    if (!isNumber) return setState('checked');
    setState('sending');
    try {
      await announceReturn(http, tokenValue, { items: [identifier], trackingNumber });
      navigate(done);
    } catch (error) {
      const reason = refusals[errorCode(error)] ?? 'failed';
      if (reason === 'failed') report(error, { operation: 'return announced' });
      setState(reason);
    }
  }

  return (
    <Card title={name}>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          name="orders.tracking"
          label={<FormattedMessage id="change.sent.number" />}
          help={<FormattedMessage id="change.sent.number.help" />}
          error={state === 'checked' && !isNumber ? <FormattedMessage id="change.sent.number.error" /> : undefined}
          autoComplete="off"
          value={number}
          onChange={setNumber}
          required
        />
        {(state === 'returned' || state === 'incomplete' || state === 'failed') && <ChangeRefused reason={state} />}
        <Button
          type="submit"
          variant="primary"
          busy={state === 'sending'}
          busyLabel={<FormattedMessage id="change.sending" />}
        >
          <FormattedMessage id="change.sent.submit" />
        </Button>
      </form>
    </Card>
  );
}
