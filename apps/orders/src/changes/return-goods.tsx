import { useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { asText, formSchema, FormTextField, satisfied, ShopForm } from '@alzette/forms';
import { useServices } from '@alzette/remote-react';
import { announceReturn, errorCode, readUpload, type ReadUpload, type RequestErrorCode } from '@alzette/shop-client';
import { type FormValues, proofExtensions } from '@alzette/shop-model';
import { Card, FileField } from '@alzette/ui';
import { orderAddress } from '../order-address';
import styles from '../orders.module.css';
import { ChangeFrame, ChangeRefused, SubmitChange } from './change-frame';
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

interface ReturnFormProps {
  readonly name: string;
  readonly identifier: string;
  readonly tokenValue: string;
  /** The address of the page after the change. */
  readonly done: string;
}

const keys = { tracking: 'orders.tracking', receipt: 'orders.receipt' };

function isNumber(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9 -]{6,38}[A-Za-z0-9]$/u.test(text);
}

/** The proof is the number of the parcel, the receipt, or both; a file that cannot be read has to go first. */
function proofSchema({ upload, error }: Pick<Receipt, 'upload' | 'error'>) {
  const isProof = (number: string) => isNumber(number) || (number === '' && upload !== null);
  return formSchema({
    [keys.tracking]: satisfied('pattern', (values) => isProof(asText(values[keys.tracking]).trim())),
    [keys.receipt]: satisfied('pattern', () => error === null),
  });
}

function ReturnForm({ name, identifier, tokenValue, done }: ReturnFormProps) {
  const { http, navigate, report } = useServices();
  const { formatMessage } = useIntl();
  const { field, upload, error: fileError } = useReceipt();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const schema = useMemo(() => proofSchema({ upload, error: fileError }), [upload, fileError]);

  async function handleSubmit(values: FormValues) {
    setRefusal(null);
    const trackingNumber = asText(values[keys.tracking]).trim();
    try {
      await announceReturn(http, tokenValue, {
        items: [identifier],
        ...(trackingNumber !== '' && { trackingNumber }),
        ...(upload && { proof: upload }),
      });
      navigate(done);
    } catch (error) {
      const reason = refusals[errorCode(error)] ?? 'failed';
      if (reason === 'failed') report(error, { operation: 'return announced' });
      setRefusal(reason);
    }
  }

  return (
    <Card title={name}>
      <ShopForm schema={schema} onSubmit={handleSubmit} hasSummary={false}>
        <div className={styles.form}>
          <FormTextField
            name={keys.tracking}
            messageId="change.sent.number"
            label={formatMessage({ id: 'change.sent.number' })}
            help={<FormattedMessage id="change.sent.number.help" />}
            autoComplete="off"
          />
          <FileField {...field} />
          {refusal && <ChangeRefused reason={refusal} />}
          <SubmitChange>
            <FormattedMessage id="change.sent.submit" />
          </SubmitChange>
        </div>
      </ShopForm>
    </Card>
  );
}

const accept = proofExtensions.map((extension) => `.${extension}`).join(',');
const fileErrors = { FORMAT: 'change.sent.file.format', TOO_BIG: 'change.sent.file.too-big' } as const;

type Receipt = ReturnType<typeof useReceipt>;

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
      name: keys.receipt,
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
