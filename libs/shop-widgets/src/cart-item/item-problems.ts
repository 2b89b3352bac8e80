import { createContext, useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import {
  type CartItem,
  compact,
  type FormValues,
  isMobileLine,
  mobileLineKeys,
  numberAnswers,
  tvLineKeys,
  withCountryCode,
} from '@alzette/shop-model';
import { selectValues, type SharedState, valuesTyped } from '@alzette/shop-store';

/** A missing or invalid answer: the field's name, and the messages of its label and of the error. */
export interface ItemProblem {
  readonly name: string;
  readonly labelId: string;
  readonly messageId: string;
}

/**
 * The invalid answers of an item, in the order of its card (spec rows E1 to E5).
 *
 * @param isMobile the full rule once it is loaded; the shape of a number otherwise
 */
export function findItemProblems(
  item: CartItem,
  values: FormValues,
  isMobile: MobileRule = hasMobileShape,
): ItemProblem[] {
  const problems = [
    ...(isMobileLine(item) ? [...numberProblems(item, values, isMobile), simProblem(item)] : []),
    appleTvProblem(item, values),
  ];
  return problems.filter((problem) => problem !== null);
}

function numberProblems(item: CartItem, values: FormValues, isMobile: MobileRule): (ItemProblem | null)[] {
  if (item.subscriptionMode === 'change') return [numberProblem(item, values, isMobile, 'shop.number')];
  if (!item.keepNumber) return [];
  return [
    operatorProblem(item, values),
    numberProblem(item, values, isMobile, 'shop.keptNumber'),
    iccidProblem(item, values),
  ];
}

function operatorProblem(item: CartItem, values: FormValues): ItemProblem | null {
  const name = mobileLineKeys(item.identifier).currentOperator;
  return isEmpty(numberAnswers(item, values).operator) ? missing(name, 'shop.operator') : null;
}

function numberProblem(item: CartItem, values: FormValues, isMobile: MobileRule, messages: string): ItemProblem | null {
  const name = mobileLineKeys(item.identifier).currentNumber;
  const { number } = numberAnswers(item, values);
  if (isEmpty(number)) return missing(name, messages);
  return isMobile(number) ? null : { name, labelId: `${messages}.label`, messageId: 'shop.number.invalid' };
}

function iccidProblem(item: CartItem, values: FormValues): ItemProblem | null {
  const name = mobileLineKeys(item.identifier).iccid;
  const { iccid } = numberAnswers(item, values);
  if (isEmpty(iccid)) return missing(name, 'shop.iccid');
  return readIccid(iccid) ? null : { name, labelId: 'shop.iccid.label', messageId: 'shop.iccid.invalid' };
}

function simProblem({ identifier, simType }: CartItem): ItemProblem | null {
  return simType === null ? missing(mobileLineKeys(identifier).simType, 'shop.sim') : null;
}

function appleTvProblem({ identifier, requiresAppleTv }: CartItem, values: FormValues): ItemProblem | null {
  const name = tvLineKeys(identifier).confirmAppleTv;
  return requiresAppleTv && values[name] !== true ? missing(name, 'shop.appleTv') : null;
}

function missing(name: string, messages: string): ItemProblem {
  return { name, labelId: `${messages}.label`, messageId: `${messages}.missing` };
}

function isEmpty(value: string): boolean {
  return compact(value) === '';
}

/** The problems that a page found when the shopper continued. Pages without validation provide none. */
export const ItemProblemsContext = createContext<readonly ItemProblem[]>([]);

/**
 * One answer of an item, stored under its form key. Validated on blur, when not empty, and by the page; an error found
 * on blur disappears with the next edit, one of the page as soon as it is corrected.
 */
export function useItemAnswer(item: CartItem, name: string) {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();
  const { formatMessage } = useIntl();
  const value = useSelector((state: SharedState) => selectValues(state)[name]);
  const foundByPage = useContext(ItemProblemsContext).find((problem) => problem.name === name);
  const [left, setLeft] = useState<{ readonly value: typeof value; readonly problem: ItemProblem } | null>(null);
  const problem = foundByPage ?? (left?.value === value ? left?.problem : undefined);

  async function look() {
    if (typeof value !== 'string' || value === '') return;
    const isMobile = await loadMobileRule();
    const found = findItemProblems(item, selectValues(store.getState()), isMobile).find((each) => each.name === name);
    setLeft(found ? { value, problem: found } : null);
  }

  return {
    value,
    setValue: (next: string | boolean) => void dispatch(valuesTyped({ [name]: next })),
    field: {
      name,
      error: problem && formatMessage({ id: problem.messageId }),
      onBlur: () => void look(),
    },
  };
}

/** The number of a SIM card. `isDoubtful` when its check digit is wrong. */
interface Iccid {
  readonly digits: string;
  readonly isDoubtful: boolean;
}

/**
 * Reads 19 digits, or 20 when the last one is filler: then the first 19 must have a valid check digit. Null otherwise.
 */
export function readIccid(text: string): Iccid | null {
  const digits = compact(text);
  if (!/^\d{19,20}$/u.test(digits)) return null;
  const isDoubtful = !passesLuhn(digits.slice(0, 19));
  return digits.length === 20 && isDoubtful ? null : { digits, isDoubtful };
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return sum % 10 === 0;
}

/** Whether a text is a Luxembourg mobile number, in any usual notation. */
export type MobileRule = (text: string) => boolean;

const mobileShape = /^\+3526\d{8}$/u;

/** The check without the library: nine digits that begin with 6. */
export const hasMobileShape: MobileRule = (text) => mobileShape.test(withCountryCode(text));

/** The full rule. Its library has 30 kB and loads with the first validation of a number. */
export async function loadMobileRule(): Promise<MobileRule> {
  try {
    const { readLuxembourgMobile } = await import(/* webpackChunkName: "phone-number" */ './luxembourg-mobile');
    return (text) => readLuxembourgMobile(text) !== null;
  } catch {
    // A file that does not load must not block a purchase.
    return hasMobileShape;
  }
}
