import { type SimType, isInstalled, isMobileItem, type CartItem } from './cart';

/** Values typed in the checkout, under the keys of spec 3.3. These keys are the inputs' `name` attributes, verbatim. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Keys of one mobile line, for every item type with a SIM card (spec row E9). */
export function mobileItemKeys(identifier: string) {
  const prefix = `cart.product-mobile.${identifier}`;
  return {
    keepNumber: `${prefix}.kmn.active`,
    currentOperator: `${prefix}.kmn.current-operator`,
    currentNumber: `${prefix}.kmn.current-number`,
    iccid: `${prefix}.kmn.iccid`,
    simType: `${prefix}.sim-type`,
  } as const;
}

/** Keys of a TV line. */
export function tvItemKeys(identifier: string) {
  return { confirmAppleTv: `cart.product-tv.${identifier}.confirm-apple-tv` } as const;
}

/** Keys of a line that is installed (spec 3.3). `date` is yyyy/MM/dd. */
export function installationKeys(type: string, identifier: string) {
  const prefix = `delivery.product-${type}.${identifier}.installation`;
  return { type: `${prefix}.type`, time: `${prefix}.time`, date: `${prefix}.date` } as const;
}

/** The SIM type under either spelling of its key; physical when neither is set. */
export function readSimType(values: FormValues, type: string, identifier: string): SimType {
  const value = values[mobileItemKeys(identifier).simType] ?? values[`cart.product-${type}.${identifier}.sim-type`];
  return value === 'eSIM' ? 'eSIM' : 'physical';
}

/** ICCID of a changed line: it keeps its SIM card (spec row E2). It marks the number beside it as the number of that line. */
export const unknownIccid = 'unknown';

/** The shopper's values about the number of a mobile line. */
export interface NumberValues {
  /** Code of the present operator. Empty for a changed line, which stays with the provider. */
  readonly operator: string;
  /** As typed; for a changed line its own number until another one is typed. */
  readonly number: string;
  readonly iccid: string;
}

const noValues: NumberValues = { operator: '', number: '', iccid: '' };

/**
 * Reads the values that apply in the present mode of an item. Values of the other mode, from before an edit, are
 * ignored.
 */
export function numberValues(item: CartItem, values: FormValues): NumberValues {
  const keys = mobileItemKeys(item.identifier);
  const isOfChangedLine = values[keys.iccid] === unknownIccid;
  const number = values[keys.currentNumber];
  if (item.subscriptionMode === 'change') {
    const ownNumber = item.changedLine?.phoneNumber ?? '';
    return { ...noValues, number: isOfChangedLine ? textOr(number, ownNumber) : ownNumber, iccid: unknownIccid };
  }
  if (isOfChangedLine) return noValues;
  return {
    operator: textOr(values[keys.currentOperator], ''),
    number: textOr(number, ''),
    iccid: textOr(values[keys.iccid], ''),
  };
}

/** The typed values with the values that the cart owns, under the keys of the specification (rows E1, E2, E8, J3). */
export function withValuesOfItems(values: FormValues, items: readonly CartItem[]): FormValues {
  return Object.assign({ ...values }, ...items.map((item) => valuesOf(item, values))) as FormValues;
}

function valuesOf(item: CartItem, values: FormValues): FormValues {
  return {
    ...(isMobileItem(item) && mobileValues(item, values)),
    ...(isInstalled(item) && { [installationKeys(item.type, item.identifier).type]: item.installationMode ?? '' }),
  };
}

function mobileValues(item: CartItem, values: FormValues): FormValues {
  const keys = mobileItemKeys(item.identifier);
  const isChange = item.subscriptionMode === 'change';
  const { number, iccid } = numberValues(item, values);
  return {
    [keys.keepNumber]: isChange || item.keepNumber,
    ...(item.simType && { [keys.simType]: item.simType }),
    ...(isChange && { [keys.currentOperator]: '', [keys.currentNumber]: number, [keys.iccid]: iccid }),
  };
}

function textOr(value: string | boolean | undefined, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}
