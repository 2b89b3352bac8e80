import {
  checked,
  findErrors,
  formSchema,
  satisfied,
  validateValues,
  type FormErrors,
  type FormSchema,
} from '@alzette/forms';
import type { HostServices } from '@alzette/remote-contract';
import { getOpenLines } from '@alzette/shop-client';
import {
  compact,
  isMobileItem,
  isSameNumber,
  mobileItemKeys,
  numberValues,
  tvItemKeys,
  type CartItem,
  type FormValues,
  type NumberValues,
  type OpenLines,
} from '@alzette/shop-model';
import { parseIccid } from './iccid';
import { hasMobileShape, loadMobileRule } from './mobile-rule';

/** Loads the open line changes and portings of the shopper's orders. */
export type FindOpenLines = () => Promise<OpenLines>;

const none: OpenLines = { changes: [], portings: [] };

/** Sends one request, with the first number. A failure does not block the shopper: the shop checks the order again. */
export function openLinesOf({ http, report }: Pick<HostServices, 'http' | 'report'>): FindOpenLines {
  let asked: Promise<OpenLines> | null = null;
  return () => {
    asked ??= getOpenLines(http).catch((error: unknown) => {
      report(error, { operation: 'open lines' });
      return none;
    });
    return asked;
  };
}

type NumberRule = (number: string) => boolean | Promise<boolean>;

const isMobile: NumberRule = async (number) => (await loadMobileRule())(number);

interface ItemRules {
  readonly isNumber?: NumberRule;
  /** Without it, open changes of lines are not checked. */
  readonly findOpenLines?: FindOpenLines;
}

/** The rules for the items of a cart, which apply before the shopper may continue (spec rows E1 to E5). */
export function itemSchema(items: readonly CartItem[], rules: ItemRules = {}): FormSchema {
  return schemaOf(items, items, rules);
}

/** @param all the items whose numbers must differ, in their order */
function schemaOf(items: readonly CartItem[], all: readonly CartItem[], rules: ItemRules): FormSchema {
  return formSchema(
    Object.assign({}, ...items.map((item) => rulesOf(item, all, rules))) as Parameters<typeof formSchema>[0],
  );
}

function rulesOf(item: CartItem, items: readonly CartItem[], { isNumber = isMobile, findOpenLines }: ItemRules) {
  const keys = mobileItemKeys(item.identifier);
  const isMobilePlan = isMobileItem(item);
  const keepsNumber = item.keepNumber && item.subscriptionMode !== 'change';
  return {
    ...(isMobilePlan && keepsNumber && { [keys.currentOperator]: given(item, 'operator') }),
    ...(isMobilePlan &&
      (keepsNumber || item.subscriptionMode === 'change') && {
        [keys.currentNumber]: given(item, 'number')
          .test('phone', 'phone', (_value, { parent }) => {
            const { number } = numberValues(item, parent as FormValues);
            return compact(number) === '' || isNumber(number);
          })
          .test('repeated', 'repeated', (_value, { parent }) => !isRepeated(item, items, parent as FormValues))
          .test('open', 'open', (_value, { parent }) => {
            const { number } = numberValues(item, parent as FormValues);
            return !findOpenLines || compact(number) === '' || isFree(item, number, findOpenLines);
          }),
      }),
    ...(isMobilePlan &&
      keepsNumber && {
        [keys.iccid]: given(item, 'iccid').test('iccid', 'iccid', (_value, { parent }) => {
          const { iccid } = numberValues(item, parent as FormValues);
          return compact(iccid) === '' || parseIccid(iccid) !== null;
        }),
      }),
    ...(isMobilePlan && { [keys.simType]: satisfied('required', () => item.simType !== null) }),
    ...(item.requiresAppleTv && { [tvItemKeys(item.identifier).confirmAppleTv]: checked() }),
  };
}

/** Whether an item before this one has the same number (decision 64). */
function isRepeated(item: CartItem, items: readonly CartItem[], values: FormValues): boolean {
  const { number } = numberValues(item, values);
  const before = items.slice(0, items.indexOf(item)).filter(asksForNumber);
  return before.some((other) => isSameNumber(numberValues(other, values).number, number));
}

function asksForNumber(item: CartItem): boolean {
  return isMobileItem(item) && (item.keepNumber || item.subscriptionMode === 'change');
}

/** Whether no order of the shopper still changes this line, or ports this number. The server checks again at the order. */
async function isFree({ subscriptionMode }: CartItem, number: string, findOpenLines: FindOpenLines): Promise<boolean> {
  const { changes, portings } = await findOpenLines();
  const taken = subscriptionMode === 'change' ? changes.flatMap(({ phoneNumber }) => phoneNumber ?? []) : portings;
  return !taken.some((each) => isSameNumber(each, number));
}

function given(item: CartItem, value: keyof NumberValues) {
  return satisfied('required', (values) => compact(numberValues(item, values)[value]) !== '');
}

/** Whether every item has its values. Numbers are checked by their shape: a guard cannot wait for the full rule. */
export function itemsAreComplete(items: readonly CartItem[], values: FormValues): boolean {
  return Object.keys(findErrors(itemSchema(items, { isNumber: hasMobileShape }), values)).length === 0;
}

/** The errors of one item's values, beside those of every other item. */
export function findItemErrors(
  item: CartItem,
  values: FormValues,
  { items, findOpenLines }: { readonly items: readonly CartItem[]; readonly findOpenLines: FindOpenLines },
): Promise<FormErrors> {
  // The shopper edits this item: it is compared with all others, also those below it.
  const others = items.filter(({ identifier }) => identifier !== item.identifier);
  return validateValues(schemaOf([item], [...others, item], { findOpenLines }), values);
}

/** Whether an item needs no attention: no value is missing or doubtful. */
export function isComplete(item: CartItem, values: FormValues): boolean {
  const isDoubtful = isMobileItem(item) && parseIccid(numberValues(item, values).iccid)?.isDoubtful === true;
  return !isDoubtful && itemsAreComplete([item], values);
}
