import { isInstalled, isMobileLine, type CartItem } from './cart';
import { installationKeys, mobileLineKeys, type FormValues } from './form-keys';

/** ICCID of a changed line: it keeps its SIM card (spec row E2). Marks the number beside it as that line's. */
export const unknownIccid = 'unknown';

/** The shopper's answers about the number of a mobile line. */
export interface NumberAnswers {
  /** Code of the present operator. Empty for a changed line, which stays with the provider. */
  readonly operator: string;
  /** As typed; for a changed line its own number until another one is typed. */
  readonly number: string;
  readonly iccid: string;
}

const noAnswers: NumberAnswers = { operator: '', number: '', iccid: '' };

/**
 * Reads the answers that apply in the present mode of an item. Answers of the other mode, from before an edit, are
 * ignored.
 */
export function numberAnswers(item: CartItem, values: FormValues): NumberAnswers {
  const keys = mobileLineKeys(item.identifier);
  const isOfChangedLine = values[keys.iccid] === unknownIccid;
  const number = values[keys.currentNumber];
  if (item.subscriptionMode === 'change') {
    const ownNumber = item.changedLine?.phoneNumber ?? '';
    return { ...noAnswers, number: isOfChangedLine ? textOr(number, ownNumber) : ownNumber, iccid: unknownIccid };
  }
  if (isOfChangedLine) return noAnswers;
  return {
    operator: textOr(values[keys.currentOperator], ''),
    number: textOr(number, ''),
    iccid: textOr(values[keys.iccid], ''),
  };
}

/** The typed values with the answers that the cart owns, under the keys of the specification (rows E1, E2, E8, J3). */
export function withItemAnswers(values: FormValues, items: readonly CartItem[]): FormValues {
  return Object.assign({ ...values }, ...items.map((item) => answersOf(item, values))) as FormValues;
}

function answersOf(item: CartItem, values: FormValues): FormValues {
  return {
    ...(isMobileLine(item) && mobileAnswers(item, values)),
    ...(isInstalled(item) && { [installationKeys(item.type, item.identifier).type]: item.installationMode ?? '' }),
  };
}

function mobileAnswers(item: CartItem, values: FormValues): FormValues {
  const keys = mobileLineKeys(item.identifier);
  const isChange = item.subscriptionMode === 'change';
  const { number, iccid } = numberAnswers(item, values);
  return {
    [keys.keepNumber]: isChange || item.keepNumber,
    ...(item.simType && { [keys.simType]: item.simType }),
    ...(isChange && { [keys.currentOperator]: '', [keys.currentNumber]: number, [keys.iccid]: iccid }),
  };
}

function textOr(value: string | boolean | undefined, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}
