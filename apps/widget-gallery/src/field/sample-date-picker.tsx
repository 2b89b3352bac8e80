import { ChoiceTiles, DatePicker, dayProblem, type DatePickerProps } from '@alzette/ui';
import { formatDate, formatLocales, useShopLocale } from '@alzette/i18n';
import { Held } from '../support/held';
import { useWords, type Words } from '../support/use-words';

const min = '2026/12/14';
const max = '2027/01/29';
const unavailable = ['2026/12/16', '2026/12/19', '2026/12/20', '2026/12/22'];

type SampleProps = Partial<DatePickerProps> & Pick<DatePickerProps, 'name'>;

/** A December with blocked days and two holidays. Its error follows the day, unless one is given. */
export function SampleDatePicker({ value = '', ...props }: SampleProps) {
  const words = useWords();
  const locale = useShopLocale();
  const limits = { min, max, unavailable, holidays: holidaysIn(words) };
  const bounds = { 'too-early': formatDate(min, locale), 'too-late': formatDate(max, locale) };

  function errorOf(day: string) {
    const problem = day === '' ? null : dayProblem(day, limits);
    return (
      problem && words(`day.error.${problem}`, { day: problem in bounds ? bounds[problem as keyof typeof bounds] : '' })
    );
  }

  const fixed = { ...limits, label: words('day.label'), locale: formatLocales[locale], words: calendarWords(words) };
  return (
    <Held first={value}>
      {(held, hold) => <DatePicker error={errorOf(held)} {...fixed} {...props} value={held} onChange={hold} />}
    </Held>
  );
}

/** What else there is to choose of a day. */
export function SampleTime() {
  const words = useWords();
  const tiles = (['morning', 'afternoon'] as const).map((time) => ({
    value: time,
    title: words(`day.time.${time}`),
    text: words(`day.time.${time}.text`),
  }));
  return (
    <Held first="morning">
      {(held, hold) => (
        <ChoiceTiles
          name="time"
          arrangement="rows"
          label={words('day.time.label')}
          tiles={tiles}
          value={held}
          onChange={hold}
        />
      )}
    </Held>
  );
}

function holidaysIn(words: Words) {
  return [
    { date: '2026/12/25', name: words('day.christmas') },
    { date: '2026/12/26', name: words('day.boxing-day') },
  ];
}

function calendarWords(words: Words): DatePickerProps['words'] {
  return {
    previousMonth: words('day.previous'),
    nextMonth: words('day.next'),
    tooEarly: words('day.too-early'),
    tooLate: words('day.too-late'),
    unavailable: words('day.unavailable'),
    holiday: words('day.holiday'),
  };
}
