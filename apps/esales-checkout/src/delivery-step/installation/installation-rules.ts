import { textOf } from '@alzette/checkout-kit';
import { satisfied, text, textThat } from '@alzette/forms';
import {
  installationKeys,
  installedItems,
  type CartItem,
  type FormValues,
  type InstallationCalendar,
} from '@alzette/shop-model';
import { dayProblem, isDay, type DayLimits } from '@alzette/ui';

/** What the shopper answers for each line that gets installed; the shop refuses a day that its calendar lost meanwhile. */
export function installationRules(items: readonly CartItem[], calendar: InstallationCalendar | null) {
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

/** Spec row J3: the morning, and no date. The cart holds the mode, whose price it adds up. */
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
