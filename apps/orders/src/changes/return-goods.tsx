import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '@alzette/remote-react';
import { announceReturn, errorCode, readUpload, type ReadUpload, type RequestErrorCode } from '@alzette/shop-client';
import { proofExtensions } from '@alzette/shop-model';
import { Button, Card, FileField, TextField } from '@alzette/ui';
import { orderAddress } from '../order-address';
import styles from '../orders.module.css';
import { ChangeFrame, ChangeRefused } from './change-frame';
import type { ChangePageProps } from './change-page';

const refusals: Partial<Record<RequestErrorCode, 'returned' | 'incomplete' | 'proofs'>> = {
  already_returned: 'returned',
  nothing_to_return: 'returned',
  return_refused: 'incomplete',
  too_many_proofs: 'proofs',
};

/** Names the parcel in which goods are on their way back, or sends its receipt: the proof for which their refund waits (Directive 2011/83/EU, art. 13(3)). */
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

type Refusal = NonNullable<(typeof refusals)[RequestErrorCode]> | 'failed';

function isRefusal(state: string): state is Refusal {
  return state === 'failed' || Object.values(refusals).some((refusal) => refusal === state);
}

interface ReturnFormProps {
  readonly name: string;
  readonly identifier: string;
  readonly tokenValue: string;
  /** The address of the page after the change. */
  readonly done: string;
}

function ReturnForm({ name, identifier, tokenValue, done }: ReturnFormProps) {
  const { http, navigate, report } = useServices();
  const [number, setNumber] = useState('');
  const receipt = useReceipt();
  const [state, setState] = useState<'typing' | 'checked' | 'sending' | Refusal>('typing');
  const trackingNumber = number.trim();
  const isNumber = /^[A-Za-z0-9][A-Za-z0-9 -]{6,38}[A-Za-z0-9]$/u.test(trackingNumber);
  const isProof = isNumber || (trackingNumber === '' && receipt.upload !== null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    if (!isProof || receipt.error) return setState('checked');
    setState('sending');
    try {
      await announceReturn(http, tokenValue, {
        items: [identifier],
        ...(isNumber && { trackingNumber }),
        ...(receipt.upload && { proof: receipt.upload }),
      });
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
          error={state === 'checked' && !isProof ? <FormattedMessage id="change.sent.number.error" /> : undefined}
          autoComplete="off"
          value={number}
          onChange={setNumber}
        />
        <FileField {...receipt.field} />
        {isRefusal(state) && <ChangeRefused reason={state} />}
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

const accept = proofExtensions.map((extension) => `.${extension}`).join(',');
const fileErrors = { FORMAT: 'change.sent.file.format', TOO_BIG: 'change.sent.file.too-big' } as const;

/** The chosen receipt, with the properties of its field. Only this page keeps it. */
function useReceipt() {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<{ readonly name: string; readonly read: ReadUpload } | null>(null);
  const latest = useRef(0);

  async function handleFile(file: File) {
    const turn = ++latest.current;
    const read = await readUpload(file);
    // Another file was chosen while this one was read.
    if (turn === latest.current) setChosen({ name: file.name, read });
  }

  function handleRemove() {
    latest.current += 1;
    setChosen(null);
  }

  const error = chosen && chosen.read.state !== 'VALID' ? fileErrors[chosen.read.state] : null;
  return {
    upload: chosen?.read.state === 'VALID' ? chosen.read.upload : null,
    error,
    field: {
      name: 'orders.receipt',
      label: <FormattedMessage id="change.sent.file" />,
      help: <FormattedMessage id="change.sent.file.help" />,
      error: error ? <FormattedMessage id={error} /> : undefined,
      accept,
      fileName: chosen?.name ?? null,
      chooseLabel: formatMessage({ id: chosen ? 'change.sent.file.other' : 'change.sent.file.choose' }),
      dropLabel: formatMessage({ id: 'change.sent.file.drop' }),
      removeLabel: formatMessage({ id: 'change.sent.file.remove' }),
      onFile: (file: File) => void handleFile(file),
      onRemove: handleRemove,
    },
  };
}
