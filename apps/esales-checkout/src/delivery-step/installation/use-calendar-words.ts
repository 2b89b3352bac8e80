import { useIntl } from 'react-intl';
import type { CalendarMessages } from '@alzette/ui';

export function useCalendarWords(): CalendarMessages {
  const { formatMessage } = useIntl();
  const word = (id: string) => formatMessage({ id: `delivery.calendar.${id}` });
  return {
    previousMonth: word('previous-month'),
    nextMonth: word('next-month'),
    tooEarly: word('too-early'),
    tooLate: word('too-late'),
    unavailable: word('unavailable'),
    holiday: word('holiday'),
  };
}
