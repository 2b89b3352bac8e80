import { ChoiceTiles } from '@alzette/ui';
import { DatePicker, dayProblem, type DatePickerProps } from '@alzette/ui/date-picker';
import { formatDate, formatLocales, useShopLocale } from '@alzette/i18n';
import { Held } from '../support/held';
import { useMessage, type GetMessage } from '../support/use-message';

const min = '2026/12/14';
const max = '2027/01/29';
const unavailable = ['2026/12/16', '2026/12/19', '2026/12/20', '2026/12/22'];

type SampleProps = Partial<DatePickerProps> & Pick<DatePickerProps, 'name'>;

/** A December with blocked days and two holidays. Its error follows the day, unless one is given. */
export function SampleDatePicker({ value = '', ...props }: SampleProps) {
  const message = useMessage();
  const locale = useShopLocale();
  const limits = { min, max, unavailable, holidays: holidaysIn(message) };
  const bounds = { 'too-early': formatDate(min, locale), 'too-late': formatDate(max, locale) };

  function errorOf(day: string) {
    const problem = day === '' ? null : dayProblem(day, limits);
    return (
      problem &&
      message(`day.error.${problem}`, { day: problem in bounds ? bounds[problem as keyof typeof bounds] : '' })
    );
  }

  const fixed = {
    ...limits,
    label: message('day.label'),
    locale: formatLocales[locale],
    messages: calendarMessages(message),
  };
  return (
    <Held first={value}>
      {(held, hold) => <DatePicker error={errorOf(held)} {...fixed} {...props} value={held} onChange={hold} />}
    </Held>
  );
}

/** What else there is to choose of a day. */
export function SampleTime() {
  const message = useMessage();
  const tiles = (['morning', 'afternoon'] as const).map((time) => ({
    value: time,
    title: message(`day.time.${time}`),
    text: message(`day.time.${time}.text`),
  }));
  return (
    <Held first="morning">
      {(held, hold) => (
        <ChoiceTiles
          name="time"
          arrangement="rows"
          label={message('day.time.label')}
          tiles={tiles}
          value={held}
          onChange={hold}
        />
      )}
    </Held>
  );
}

function holidaysIn(message: GetMessage) {
  return [
    { date: '2026/12/25', name: message('day.christmas') },
    { date: '2026/12/26', name: message('day.boxing-day') },
  ];
}

function calendarMessages(message: GetMessage): DatePickerProps['messages'] {
  return {
    previousMonth: message('day.previous'),
    nextMonth: message('day.next'),
    tooEarly: message('day.too-early'),
    tooLate: message('day.too-late'),
    unavailable: message('day.unavailable'),
    holiday: message('day.holiday'),
  };
}
