import { textOf } from '@alzette/checkout-kit';
import {
  findErrors,
  formSchema,
  postcode,
  printed,
  satisfied,
  streetNumber,
  text,
  textThat,
  when,
} from '@alzette/forms';
import {
  type CartItem,
  deliveryKeys,
  type FormValues,
  type InstallationCalendar,
  installationKeys,
  installedItems,
} from '@alzette/shop-model';
import { type DayLimits, dayProblem, isDay } from '@alzette/ui/date-picker';
import type { FlowState } from '../flow/flow-state';
import { isSameAsBilling, recipientMayHaveOneName } from '../order/same-as-billing';

const elsewhere = (values: FormValues) => !isSameAsBilling(values);

interface DeliveryFacts {
  readonly calendar?: InstallationCalendar | null;
  readonly mayHaveOneName?: boolean;
}

/**
 * Requires an address only if it differs from the billing address (spec row J1), and an appointment for each installed item.
 * Without a calendar any day is valid.
 */
export function deliverySchema(
  items: readonly CartItem[],
  { calendar = null, mayHaveOneName = false }: DeliveryFacts = {},
) {
  return formSchema({
    [deliveryKeys.lastname]: when(elsewhere, printed()),
    [deliveryKeys.firstname]: when(elsewhere, printed({ required: !mayHaveOneName })),
    [deliveryKeys.street]: when(elsewhere, printed()),
    [deliveryKeys.streetNumber]: when(elsewhere, streetNumber()),
    [deliveryKeys.postalCode]: when(elsewhere, postcode()),
    [deliveryKeys.city]: when(elsewhere, printed()),
    [deliveryKeys.additionalInformation]: when(elsewhere, printed({ required: false })),
    ...installationRules(items, calendar),
  });
}

/** A customer's delivery address does not depend on a billing address (spec row I9). */
export function deliveryDefaults(isGuest: boolean): FormValues {
  return { [deliveryKeys.sameAsBilling]: isGuest, [deliveryKeys.country]: 'LU' };
}

/** Whether the shopper saw the delivery step and may leave it. */
export function deliveryIsComplete({ items, values }: Pick<FlowState, 'items' | 'values'>): boolean {
  const wasSeen = values[deliveryKeys.sameAsBilling] !== undefined;
  const schema = deliverySchema(items, { mayHaveOneName: recipientMayHaveOneName(values) });
  return wasSeen && Object.keys(findErrors(schema, values)).length === 0;
}

/**
 * The rules for the values of each item that gets installed; the shop refuses a day that its calendar lost meanwhile. A day shared with
 * the first item is validated only there.
 */
function installationRules(items: readonly CartItem[], calendar: InstallationCalendar | null) {
  const installed = installedItems(items);
  const day = calendar ? dayWithin(limitsOf(calendar)) : textThat('date', isDay);
  const [firstDate] = installed.map(dateKey);
  return Object.fromEntries(
    installed.flatMap((item) => {
      const keys = installationKeys(item.type, item.identifier);
      const isOwn = (values: FormValues) =>
        firstDate === undefined || keys.date === firstDate || values[keys.date] !== values[firstDate];
      return [
        [keys.type, satisfied('required', () => item.installationMode !== null)],
        [keys.time, text({ allowed: ['morning', 'afternoon'] })],
        [keys.date, when(isOwn, day)],
      ];
    }),
  );
}

function dateKey({ type, identifier }: CartItem): string {
  return installationKeys(type, identifier).date;
}

export function limitsOf({ earliest, latest, unavailable, holidays }: InstallationCalendar): DayLimits {
  return { min: earliest, max: latest, unavailable, holidays };
}

/**
 * Spec row J3: the morning, and no date; an item added later has the date of the first. The cart holds the mode, because its totals
 * contain the price of the mode.
 */
export function installationDefaults(items: readonly CartItem[], values: FormValues): FormValues {
  const installed = installedItems(items);
  const [firstDay = ''] = installed.map((item) => textOf(values, dateKey(item)));
  return Object.fromEntries(
    installed.flatMap((item) => {
      const keys = installationKeys(item.type, item.identifier);
      return [
        [keys.time, textOf(values, keys.time) || 'morning'],
        [keys.date, textOf(values, keys.date) || firstDay],
      ];
    }),
  );
}

const problems = ['date', 'too-early', 'too-late', 'unavailable', 'holiday'] as const;

function dayWithin(limits: DayLimits) {
  return problems.reduce(
    (rule, problem) => rule.test(problem, problem, (value) => !value || dayProblem(value, limits) !== problem),
    text(),
  );
}
