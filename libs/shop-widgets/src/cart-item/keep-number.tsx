import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { useSettings } from '@alzette/remote-kit';
import { type CartItem, mobileLineKeys } from '@alzette/shop-model';
import { keepNumberChosen, selectValues, type SharedState, valuesErased, valuesTyped } from '@alzette/shop-store';
import { Cell, Note, SelectField, SwitchRow, TextField } from '@alzette/ui';
import styles from './cart-item.module.css';
import { currentNumberOf, readIccid, useLineAnswer } from './item-answers';

/** Of a new line: whether its number comes along, and from where (spec rows E1, E3). For a `FormGrid`. */
export function KeepNumber({ item }: { readonly item: CartItem }) {
  const handleChange = useKeepNumber(item);
  return (
    <>
      <SwitchRow
        name={mobileLineKeys(item.identifier).keepNumber}
        label={<FormattedMessage id="shop.keepNumber.label" />}
        help={<FormattedMessage id="shop.keepNumber.help" />}
        checked={item.keepNumber}
        onChange={handleChange}
      />
      {item.keepNumber && (
        <>
          <Cell span={3}>
            <OperatorField item={item} />
          </Cell>
          <Cell span={3}>
            <NumberField item={item} />
          </Cell>
          <div>
            <IccidField item={item} />
          </div>
        </>
      )}
    </>
  );
}

/** Of a line that changes another one: its number stays, and only that number is asked (spec row E2). */
export function ChangedNumber({ item }: { readonly item: CartItem }) {
  useForcedAnswers(item);
  return <NumberField item={item} />;
}

const otherOperators = [
  { value: 'orange', label: 'Orange' },
  { value: 'join', label: 'JOIN' },
  { value: 'post', label: 'POST' },
];

/** Where the number is today: the country's other operators, or this provider's own prepaid offer (spec row E4). */
function OperatorField({ item }: { readonly item: CartItem }) {
  const { value, setValue, field } = useLineAnswer(item, mobileLineKeys(item.identifier).currentOperator);
  const { name, prepaidOperatorCode } = useSettings();
  const { formatMessage } = useIntl();
  const prepaid = { value: prepaidOperatorCode, label: formatMessage({ id: 'shop.operator.prepaid' }, { name }) };
  return (
    <SelectField
      {...field}
      label={formatMessage({ id: 'shop.operator.label' })}
      help={formatMessage({ id: 'shop.operator.help' })}
      placeholder={formatMessage({ id: 'common.select' })}
      options={[...otherOperators, prepaid]}
      autoComplete="off"
      value={typeof value === 'string' ? value : ''}
      onChange={setValue}
      required
    />
  );
}

/** The number that is kept, or that of the line which is changed (spec rows E2, E4). */
function NumberField({ item }: { readonly item: CartItem }) {
  const { value, setValue, field } = useLineAnswer(item, mobileLineKeys(item.identifier).currentNumber);
  const isChange = item.subscriptionMode === 'change';
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+691 123 456"
      label={<FormattedMessage id={isChange ? 'shop.number.label' : 'shop.keptNumber.label'} />}
      help={<FormattedMessage id="shop.number.help" />}
      value={currentNumberOf(item, value)}
      onChange={setValue}
      required
    />
  );
}

/** The number of the present SIM card. One with a digit that does not fit is doubted aloud, and taken (spec row E4). */
function IccidField({ item }: { readonly item: CartItem }) {
  const { value, setValue, field } = useLineAnswer(item, mobileLineKeys(item.identifier).iccid);
  const typed = typeof value === 'string' ? value : '';
  return (
    <>
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete="off"
        placeholder="8935201000000012340"
        label={<FormattedMessage id="shop.iccid.label" />}
        help={<FormattedMessage id="shop.iccid.help" />}
        value={typed}
        onChange={setValue}
        numeric
        required
      />
      <div role="status" className={styles.doubt}>
        {readIccid(typed)?.isDoubtful && (
          <Note tone="warning">
            <FormattedMessage id="shop.iccid.doubtful" />
          </Note>
        )}
      </div>
    </>
  );
}

/** Switches a new line between a number that comes along and a fresh one, whose answers are erased (spec row E1). */
function useKeepNumber({ identifier, keepNumber }: CartItem): (keepNumber: boolean) => void {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();

  // A line that changed another one until it was edited left the answers of that mode behind.
  useEffect(() => {
    const isAnswered = selectValues(store.getState())[mobileLineKeys(identifier).keepNumber] === true;
    if (!keepNumber && isAnswered) dispatch(valuesErased({ names: numberKeys(identifier) }));
  }, [dispatch, store, identifier, keepNumber]);

  return (next) => {
    dispatch(keepNumberChosen({ identifier, keepNumber: next }));
    if (next) dispatch(valuesTyped({ [mobileLineKeys(identifier).keepNumber]: true }));
    else dispatch(valuesErased({ names: numberKeys(identifier) }));
  };
}

/** All that a line says about the number it keeps. */
function numberKeys(identifier: string): readonly string[] {
  const { keepNumber, currentOperator, currentNumber, iccid } = mobileLineKeys(identifier);
  return [keepNumber, currentOperator, currentNumber, iccid];
}

/** Form value of an ICCID that nobody has to give. */
const unknownIccid = 'unknown';

/** Answers of a line in mode change that are settled: kept, with the provider's prepaid operator, no ICCID (spec row E2). */
function useForcedAnswers({ identifier, keepNumber }: CartItem): void {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();
  const { prepaidOperatorCode } = useSettings();

  useEffect(() => {
    const keys = mobileLineKeys(identifier);
    const { [keys.iccid]: iccid, [keys.keepNumber]: isKept } = selectValues(store.getState());
    if (!keepNumber) dispatch(keepNumberChosen({ identifier, keepNumber: true }));
    if (iccid === unknownIccid) return;
    // It was a new line until it was edited: what was said of another number does not count for this one.
    if (isKept === true) dispatch(valuesErased({ names: numberKeys(identifier) }));
    dispatch(
      valuesTyped({ [keys.keepNumber]: true, [keys.currentOperator]: prepaidOperatorCode, [keys.iccid]: unknownIccid }),
    );
  }, [dispatch, store, identifier, keepNumber, prepaidOperatorCode]);
}
