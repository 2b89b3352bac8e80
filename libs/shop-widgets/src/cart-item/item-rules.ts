import {
  checked,
  findErrors,
  formSchema,
  satisfied,
  validateValues,
  type FormErrors,
  type FormSchema,
} from '@alzette/forms';
import {
  compact,
  isMobileLine,
  mobileLineKeys,
  numberAnswers,
  tvLineKeys,
  type CartItem,
  type FormValues,
  type NumberAnswers,
} from '@alzette/shop-model';
import { readIccid } from './iccid';
import { hasMobileShape, loadMobileRule } from './mobile-rule';

type NumberRule = (number: string) => boolean | Promise<boolean>;

const isMobile: NumberRule = async (number) => (await loadMobileRule())(number);

/** What the lines of a cart require before the shopper may go on (spec rows E1 to E5). */
export function lineSchema(items: readonly CartItem[], isNumber: NumberRule = isMobile): FormSchema {
  return formSchema(
    Object.assign({}, ...items.map((item) => rulesOf(item, isNumber))) as Parameters<typeof formSchema>[0],
  );
}

function rulesOf(item: CartItem, isNumber: NumberRule) {
  const keys = mobileLineKeys(item.identifier);
  const isMobileItem = isMobileLine(item);
  const keepsNumber = item.keepNumber && item.subscriptionMode !== 'change';
  return {
    ...(isMobileItem && keepsNumber && { [keys.currentOperator]: given(item, 'operator') }),
    ...(isMobileItem &&
      (keepsNumber || item.subscriptionMode === 'change') && {
        [keys.currentNumber]: given(item, 'number').test('phone', 'phone', (_value, { parent }) => {
          const { number } = numberAnswers(item, parent as FormValues);
          return compact(number) === '' || isNumber(number);
        }),
      }),
    ...(isMobileItem &&
      keepsNumber && {
        [keys.iccid]: given(item, 'iccid').test('iccid', 'iccid', (_value, { parent }) => {
          const { iccid } = numberAnswers(item, parent as FormValues);
          return compact(iccid) === '' || readIccid(iccid) !== null;
        }),
      }),
    ...(isMobileItem && { [keys.simType]: satisfied('required', () => item.simType !== null) }),
    ...(item.requiresAppleTv && { [tvLineKeys(item.identifier).confirmAppleTv]: checked() }),
  };
}

function given(item: CartItem, answer: keyof NumberAnswers) {
  return satisfied('required', (values) => compact(numberAnswers(item, values)[answer]) !== '');
}

/** Whether every line has its answers. Numbers are checked by their shape: a guard cannot wait for the full rule. */
export function itemsAreComplete(items: readonly CartItem[], values: FormValues): boolean {
  return Object.keys(findErrors(lineSchema(items, hasMobileShape), values)).length === 0;
}

/** The errors of one line's answers. */
export function findLineErrors(item: CartItem, values: FormValues): Promise<FormErrors> {
  return validateValues(lineSchema([item]), values);
}

/** Whether an item needs no look: no answer is missing, or in doubt. */
export function isAnswered(item: CartItem, values: FormValues): boolean {
  const isDoubtful = isMobileLine(item) && readIccid(numberAnswers(item, values).iccid)?.isDoubtful === true;
  return !isDoubtful && itemsAreComplete([item], values);
}
