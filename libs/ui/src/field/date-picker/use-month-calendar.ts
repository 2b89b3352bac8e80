import { useEffect, useState, type ComponentType } from 'react';
import type { MonthCalendarProps } from './month-calendar';

/** The calendar, once it has come. Where it does not, the day can still be typed. */
export function useMonthCalendar(): ComponentType<MonthCalendarProps> | null {
  const [Calendar, setCalendar] = useState<ComponentType<MonthCalendarProps> | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./month-calendar').then(
      ({ MonthCalendar }) => isHere && setCalendar(() => MonthCalendar),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return Calendar;
}
