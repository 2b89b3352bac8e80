import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  checked,
  findErrors,
  formSchema,
  loadPhoneParser,
  satisfied,
  ShopFormProvider,
  useField,
  useHasShopForm,
  useShopForm,
  useShopFormErrors,
  type FormSchema,
} from '@alzette/forms';
import {
  compact,
  dialledDigits,
  isMobileLine,
  mobileLineKeys,
  numberAnswers,
  tvLineKeys,
  type CartItem,
  type FormValues,
  type NumberAnswers,
} from '@alzette/shop-model';
import { selectTypedValues, valuesTyped } from '@alzette/shop-store';

type NumberRule = (number: string) => boolean | Promise<boolean>;

const isMobile: NumberRule = async (number) => (await loadMobileRule())(number);

/** What the lines of a cart require before the shopper may go on (spec rows E1 to E5). */
function lineSchema(items: readonly CartItem[], isNumber: NumberRule): FormSchema {
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

interface LineFormProps {
  readonly items: readonly CartItem[];
  /** Called once every line has its answers; a form that is never submitted has none. */
  readonly onComplete?: (() => void) | undefined;
  readonly skipsChecks?: boolean | undefined;
  readonly children: ReactNode;
}

/** The questions of these lines as one form. The store owns the answers. Numbers are checked by the full rule, which loads then. */
export function ItemForm({ items, onComplete, skipsChecks, children }: LineFormProps) {
  const dispatch = useDispatch();
  const schema = useMemo(() => lineSchema(items, isMobile), [items]);
  return (
    <ShopFormProvider
      values={useSelector(selectTypedValues)}
      schema={schema}
      skipsChecks={skipsChecks}
      onSubmit={onComplete}
      onValuesChange={(_values, changes) => dispatch(valuesTyped(changes))}
    >
      {children}
    </ShopFormProvider>
  );
}

/** The questions of one line: part of the form around it, or a form of their own on a page that only asks. */
export function LineQuestions({ item, children }: { readonly item: CartItem; readonly children: ReactNode }) {
  const items = useMemo(() => [item], [item]);
  return useHasShopForm() ? children : <ItemForm items={items}>{children}</ItemForm>;
}

/** One answer of a line. The error summary names the line beside the question. */
export function useLineField(item: CartItem, name: string, messageId: string) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: `${messageId}.label` });
  const summaryLabel = formatMessage({ id: 'shop.line.question' }, { line: item.variant.name, label });
  return useField({ name, messageId, summaryLabel });
}

/** Whether an item has to be looked at: an answer is missing, or in doubt. */
export function hasOpenQuestion(item: CartItem, values: FormValues): boolean {
  const isDoubtful = isMobileLine(item) && readIccid(numberAnswers(item, values).iccid)?.isDoubtful === true;
  return isDoubtful || !itemsAreComplete([item], values);
}

/** Whether the form around a line shows an error of it. */
export function useHasItemErrors({ identifier }: CartItem): boolean {
  const errors = useShopFormErrors();
  return Object.keys(errors).some((name) => name.includes(`.${identifier}.`));
}

/** The answers of the form about the number of a line. */
export function useNumberAnswers(item: CartItem): NumberAnswers {
  return numberAnswers(item, useShopForm().values);
}

/** A SIM card's number without separators. `isDoubtful` when its check digit fails. */
interface Iccid {
  readonly digits: string;
  readonly isDoubtful: boolean;
}

/** Reads 19 digits, or 20 with a filler, where the first 19 must pass their check digit. Null for anything else. */
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

/** Whether a text is a Luxembourg mobile number, in any usual spelling. */
export type MobileRule = (text: string) => boolean;

const mobileShape = /^\+?(?:352)?6\d{8}$/u;

/** The rule without its library: nine digits that begin with 6. */
export const hasMobileShape: MobileRule = (text) => mobileShape.test(dialledDigits(text) ?? '');

/** The full rule, which loads with the first check of a number. */
export async function loadMobileRule(): Promise<MobileRule> {
  try {
    const { readLuxembourgMobile } = await loadPhoneParser();
    return (text) => readLuxembourgMobile(text) !== null;
  } catch {
    // A file that does not load must not stop a purchase.
    return hasMobileShape;
  }
}
