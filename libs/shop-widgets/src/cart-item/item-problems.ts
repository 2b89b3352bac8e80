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

/** Something a line still asks: the field's name, and the messages of its label and of what to do. */
export interface ItemProblem {
  readonly name: string;
  readonly labelId: string;
  readonly messageId: string;
}

/**
 * What is wrong with the answers of a line, in the order of its card (spec rows E1 to E5).
 *
 * @param isMobile the full rule where it is loaded; the shape of a number otherwise
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

/** What a page found when its shopper wanted to go on, for the fields of all its lines. Pages that ask nothing need none. */
export const ItemProblemsContext = createContext<readonly ItemProblem[]>([]);

/**
 * One answer of a line, kept under its form key. It is looked at when it is left not empty, and when the page says so; an
 * error found on leaving goes with the next edit, one of the page as soon as it is corrected.
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

/** The number of a SIM card as it was meant. `isDoubtful` when its check digit does not fit: worth a second look. */
interface Iccid {
  readonly digits: string;
  readonly isDoubtful: boolean;
}

/** Reads 19 digits, or 20 when the last one only fills up: then the first 19 have to fit their check digit. Else null. */
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

/** Whether a text is a Luxembourg mobile number, however it was typed. */
export type MobileRule = (text: string) => boolean;

const mobileShape = /^\+3526\d{8}$/u;

/** What can be told without the library: nine digits that begin with 6. */
export const hasMobileShape: MobileRule = (text) => mobileShape.test(withCountryCode(text));

/** The full rule. Its library is 30 kB and loads when a number is first looked at, not with the page. */
export async function loadMobileRule(): Promise<MobileRule> {
  try {
    const { readLuxembourgMobile } = await import(/* webpackChunkName: "phone-number" */ './luxembourg-mobile');
    return (text) => readLuxembourgMobile(text) !== null;
  } catch {
    // Nobody is kept from buying because a file did not arrive.
    return hasMobileShape;
  }
}
