import {
  compact,
  isMobileLine,
  mobileLineKeys,
  numberAnswers,
  tvLineKeys,
  type CartItem,
  type FormValues,
} from '@alzette/shop-model';
import { readIccid } from '../keep-number/iccid';
import { hasMobileShape, type MobileRule } from '../phone-number/mobile-rule';

/** Something a line still asks: the field's name, and the messages of its label and of what to do. */
export interface LineProblem {
  readonly name: string;
  readonly labelId: string;
  readonly messageId: string;
}

/**
 * What is wrong with the answers of a line, in the order of its card (spec rows E1 to E5).
 *
 * @param isMobile the full rule where it is loaded; the shape of a number otherwise
 */
export function findLineProblems(
  item: CartItem,
  values: FormValues,
  isMobile: MobileRule = hasMobileShape,
): LineProblem[] {
  const problems = [
    ...(isMobileLine(item) ? [...numberProblems(item, values, isMobile), simProblem(item)] : []),
    appleTvProblem(item, values),
  ];
  return problems.filter((problem) => problem !== null);
}

function numberProblems(item: CartItem, values: FormValues, isMobile: MobileRule): (LineProblem | null)[] {
  if (item.subscriptionMode === 'change') return [numberProblem(item, values, isMobile, 'shop.number')];
  if (!item.keepNumber) return [];
  return [
    operatorProblem(item, values),
    numberProblem(item, values, isMobile, 'shop.keptNumber'),
    iccidProblem(item, values),
  ];
}

function operatorProblem(item: CartItem, values: FormValues): LineProblem | null {
  const name = mobileLineKeys(item.identifier).currentOperator;
  return isEmpty(numberAnswers(item, values).operator) ? missing(name, 'shop.operator') : null;
}

function numberProblem(item: CartItem, values: FormValues, isMobile: MobileRule, messages: string): LineProblem | null {
  const name = mobileLineKeys(item.identifier).currentNumber;
  const { number } = numberAnswers(item, values);
  if (isEmpty(number)) return missing(name, messages);
  return isMobile(number) ? null : { name, labelId: `${messages}.label`, messageId: 'shop.number.invalid' };
}

function iccidProblem(item: CartItem, values: FormValues): LineProblem | null {
  const name = mobileLineKeys(item.identifier).iccid;
  const { iccid } = numberAnswers(item, values);
  if (isEmpty(iccid)) return missing(name, 'shop.iccid');
  return readIccid(iccid) ? null : { name, labelId: 'shop.iccid.label', messageId: 'shop.iccid.invalid' };
}

function simProblem({ identifier, simType }: CartItem): LineProblem | null {
  return simType === null ? missing(mobileLineKeys(identifier).simType, 'shop.sim') : null;
}

function appleTvProblem({ identifier, requiresAppleTv }: CartItem, values: FormValues): LineProblem | null {
  const name = tvLineKeys(identifier).confirmAppleTv;
  return requiresAppleTv && values[name] !== true ? missing(name, 'shop.appleTv') : null;
}

function missing(name: string, messages: string): LineProblem {
  return { name, labelId: `${messages}.label`, messageId: `${messages}.missing` };
}

function isEmpty(value: string): boolean {
  return compact(value) === '';
}
