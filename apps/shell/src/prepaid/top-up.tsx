import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { topUpAmountsQuery } from '@alzette/shop-client';
import { type Cents, centsToEuros, type PrepaidProduct, topUpKeys } from '@alzette/shop-model';
import { selectValues, type SharedState, valuesTyped } from '@alzette/shop-store';
import { loadMobileRule, type MobileRule, useQuery } from '@alzette/shop-widgets';
import { Button, Card, ChoiceTiles, ErrorSummary, scrollToField, TextField } from '@alzette/ui';
import { ReplaceCartDialog } from '../offers/add-to-cart';
import { NoOffers, OffersFailed } from '../offers/offer-layout';
import { PrepaidChoice, useChoosePrepaid, useChosenProduct } from './prepaid-choice';
import { PrepaidFrame, PrepaidSkeleton } from './prepaid-frame';
import styles from './top-up.module.css';

/** The page for topping up a prepaid card (spec row M1). */
export function TopUpPage() {
  const amounts = useQuery(topUpAmountsQuery);
  if (amounts.status === 'ready' && amounts.value.length > 0) return <TopUp amounts={amounts.value} />;
  return (
    <PrepaidFrame page="top-up">
      {amounts.status === 'loading' && <PrepaidSkeleton page="top-up" />}
      {amounts.status === 'failed' && <OffersFailed onRetry={amounts.onRetry} />}
      {amounts.status === 'ready' && <NoOffers />}
    </PrepaidFrame>
  );
}

const formId = 'top-up';

function TopUp({ amounts }: { readonly amounts: readonly PrepaidProduct[] }) {
  const { product, onChoose: onAmount } = useChosenProduct(amounts);
  const number = useTopUpNumber();
  const { isConfirming, onChoose, onReplace, onKeep } = useChoosePrepaid();
  const { formatMessage } = useIntl();
  const problem = number.problem && formatMessage({ id: number.problem });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await number.check()) onChoose(product);
  }

  const renderAction = (compact: boolean) => (
    <Button
      type="submit"
      form={formId}
      variant="primary"
      wide={!compact}
      compact={compact}
      busy={number.isChecking}
      busyLabel={<FormattedMessage id="shell.prepaid.topUp.checking" />}
    >
      <FormattedMessage id="common.continue" />
    </Button>
  );

  return (
    <PrepaidChoice page="top-up" product={product} renderAction={renderAction}>
      {problem && number.attempt > 0 && (
        <ErrorSummary
          title={formatMessage({ id: 'common.error-summary.title' }, { count: 1 })}
          errors={[{ fieldId: topUpKeys.phoneNumber, message: problem }]}
          attempt={number.attempt}
        />
      )}
      <Card>
        <form id={formId} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
          <AmountChoice amounts={amounts} value={product.code} onChoose={onAmount} />
          <NumberField value={number.value} error={problem} onChange={number.setValue} onBlur={number.onBlur} />
        </form>
      </Card>
      {isConfirming && <ReplaceCartDialog onReplace={onReplace} onKeep={onKeep} />}
    </PrepaidChoice>
  );
}

interface AmountChoiceProps {
  readonly amounts: readonly PrepaidProduct[];
  /** Code of the chosen amount. */
  readonly value: string;
  readonly onChoose: (code: string) => void;
}

function AmountChoice({ amounts, value, onChoose }: AmountChoiceProps) {
  return (
    <ChoiceTiles
      name="prepaid.amount"
      label={<FormattedMessage id="shell.prepaid.amount" />}
      tiles={amounts.map(({ code, amount }) => ({ value: code, title: <ShortAmount cents={amount} /> }))}
      arrangement="wrap"
      centred
      value={value}
      onChange={onChoose}
    />
  );
}

/** `25 €`; with cents only when they are not zero. */
function ShortAmount({ cents }: { readonly cents: Cents }) {
  const isWhole = cents % 100 === 0;
  return (
    <span className={styles.amount}>
      <FormattedNumber
        value={centsToEuros(cents)}
        style="currency"
        currency="EUR"
        minimumFractionDigits={isWhole ? 0 : 2}
      />
    </span>
  );
}

interface NumberFieldProps {
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

function NumberField(props: NumberFieldProps) {
  return (
    <TextField
      {...props}
      name={topUpKeys.phoneNumber}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      label={<FormattedMessage id="shell.prepaid.number" />}
      help={<FormattedMessage id="shell.prepaid.number.help" />}
      numeric
      required
    />
  );
}

const name = topUpKeys.phoneNumber;

/** The last validation: on blur, with the value at that time, or on submit. */
type Look = { readonly rule: MobileRule } & (
  { readonly at: 'blur'; readonly value: string } | { readonly at: 'submit' }
);

/**
 * The number of a top-up, kept for this session only. An error found on blur disappears with the next edit, one found
 * on submit as soon as it is corrected. The rule's library loads with the first validation.
 */
function useTopUpNumber() {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();
  const value = useSelector(readNumber);
  const [look, setLook] = useState<Look | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const isHere = useIsHere();
  const isStale = look?.at === 'blur' && look.value !== value;
  const problem = look && !isStale ? problemOf(value, look.rule) : null;

  useEffect(() => {
    if (attempt > 0) scrollToField(name);
  }, [attempt]);

  async function handleBlur() {
    if (value === '') return;
    const rule = await loadMobileRule();
    setLook((before) => (before?.at === 'submit' ? before : { rule, at: 'blur', value }));
  }

  /** Resolves to true when the number is valid and the page is still open. */
  async function check(): Promise<boolean> {
    setChecking(true);
    const rule = await loadMobileRule();
    if (!isHere()) return false;
    setChecking(false);
    const isRight = problemOf(readNumber(store.getState()), rule) === null;
    setLook({ rule, at: 'submit' });
    if (!isRight) setAttempt((count) => count + 1);
    return isRight;
  }

  return {
    value,
    setValue: (next: string) => void dispatch(valuesTyped({ [name]: next })),
    onBlur: () => void handleBlur(),
    /** Id of the error message. */
    problem,
    /** Number of failed submits. */
    attempt,
    isChecking,
    check,
  };
}

function readNumber(state: SharedState): string {
  const value = selectValues(state)[name];
  return typeof value === 'string' ? value : '';
}

function problemOf(value: string, isMobile: MobileRule): string | null {
  if (value.trim() === '') return 'shell.prepaid.number.missing';
  return isMobile(value) ? null : 'shop.number.invalid';
}

function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
