import { useIntl } from 'react-intl';
import { textOf } from '@alzette/checkout-kit';
import { FormChoiceTiles, useField } from '@alzette/forms';
import { formatDate, formatLocales, useShopLocale } from '@alzette/i18n';
import type { installationKeys } from '@alzette/shop-model';
import { DatePicker, isDay } from '@alzette/ui';
import { CalendarPlaceholder } from './calendar-placeholder';
import { CalendarLegend } from './calendar-legend';
import { limitsOf } from './installation-rules';
import type { CalendarReading } from './use-installation-calendar';
import { useCalendarWords } from './use-calendar-words';

interface AppointmentFieldProps {
  readonly keys: ReturnType<typeof installationKeys>;
  readonly reading: CalendarReading;
  readonly onRetry: () => void;
}

/** The day, with morning or afternoon beside it. */
export function AppointmentField({ keys, reading, onRetry }: AppointmentFieldProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const words = useCalendarWords();
  const calendar = reading.status === 'ready' ? reading.calendar : null;
  const inWords = (day: string | undefined) => (day ? formatDate(day, locale, 'weekday') : '');
  const { form, setValue, widget } = useField({
    name: keys.date,
    messageId: 'delivery.installation.date',
    errorValues: { earliest: inWords(calendar?.earliest), latest: inWords(calendar?.latest) },
  });
  const value = textOf(form.values, keys.date);

  if (reading.status !== 'ready') {
    const kept = isDay(value) ? inWords(value) : null;
    return (
      <CalendarPlaceholder
        id={keys.date}
        kept={kept}
        isFailed={reading.status === 'failed'}
        onRetry={onRetry}
        {...widget}
      />
    );
  }
  return (
    <DatePicker
      {...widget}
      {...limitsOf(reading.calendar)}
      help={formatMessage({ id: 'delivery.installation.date.help' })}
      locale={formatLocales[locale]}
      messages={words}
      value={value}
      onChange={setValue}
      side={
        <>
          <FormChoiceTiles
            name={keys.time}
            messageId="delivery.installation.time"
            arrangement="rows"
            tiles={(['morning', 'afternoon'] as const).map((time) => ({
              value: time,
              title: formatMessage({ id: `delivery.installation.time.${time}` }),
              text: formatMessage({ id: `delivery.installation.time.${time}.text` }),
            }))}
          />
          <CalendarLegend earliest={inWords(reading.calendar.earliest)} />
        </>
      }
    />
  );
}
