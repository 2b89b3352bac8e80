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

/** A customer's delivery address stands on its own (spec row I9). */
export function deliveryDefaults(isGuest: boolean): FormValues {
  return { [deliveryKeys.sameAsBilling]: isGuest, [deliveryKeys.country]: 'LU' };
}

/** Whether the shopper saw the delivery and may go past it. */
export function deliveryIsComplete({ items, values }: Pick<FlowState, 'items' | 'values'>): boolean {
  const wasSeen = values[deliveryKeys.sameAsBilling] !== undefined;
  const schema = deliverySchema(items, { mayHaveOneName: recipientMayHaveOneName(values) });
  return wasSeen && Object.keys(findErrors(schema, values)).length === 0;
}

/** What the shopper enters for each item that gets installed; the shop refuses a day that its calendar lost meanwhile. */
function installationRules(items: readonly CartItem[], calendar: InstallationCalendar | null) {
  return Object.fromEntries(
    installedItems(items).flatMap(({ type, identifier, installationMode }) => {
      const keys = installationKeys(type, identifier);
      return [
        [keys.type, satisfied('required', () => installationMode !== null)],
        [keys.time, text({ allowed: ['morning', 'afternoon'] })],
        [keys.date, calendar ? dayWithin(limitsOf(calendar)) : textThat('date', isDay)],
      ];
    }),
  );
}

export function limitsOf({ earliest, latest, unavailable, holidays }: InstallationCalendar): DayLimits {
  return { min: earliest, max: latest, unavailable, holidays };
}

/** Spec row J3: the morning, and no date. The cart holds the mode, because its totals contain the price of the mode. */
export function installationDefaults(items: readonly CartItem[], values: FormValues): FormValues {
  return Object.fromEntries(
    installedItems(items).flatMap(({ type, identifier }) => {
      const keys = installationKeys(type, identifier);
      return [
        [keys.time, textOf(values, keys.time) || 'morning'],
        [keys.date, textOf(values, keys.date)],
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
