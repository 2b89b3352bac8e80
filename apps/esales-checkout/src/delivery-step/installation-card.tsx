import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { textOf } from '@alzette/checkout-kit';
import { FormChoiceTiles, useField } from '@alzette/forms';
import { formatDate, formatLocales, formatMoney, useShopLocale, type MessageId } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import { getInstallationCalendar } from '@alzette/shop-client';
import { type CartItem, type InstallationCalendar, installationKeys, isSelfInstalled } from '@alzette/shop-model';
import { installationModeChosen } from '@alzette/shop-store';
import { RetryNote } from '@alzette/shop-widgets';
import { Amount, Card, ChoiceTiles, FieldError, FormGrid, Free, Skeleton } from '@alzette/ui';
import { type CalendarMessages, DatePicker, isDay } from '@alzette/ui/date-picker';
import { limitsOf } from './delivery-schema';
import styles from './delivery-step.module.css';

interface InstallationCardProps {
  readonly item: CartItem;
  /** The names of what comes by parcel for the item. */
  readonly parcel: readonly string[];
  readonly reading: CalendarReading;
  readonly onRetry: () => void;
}

/** How a line gets installed, what that costs, and when (spec row J3). */
export function InstallationCard({ item, parcel, reading, onRetry }: InstallationCardProps) {
  const { identifier, type, variant, installationModes, installationMode } = item;
  const keys = installationKeys(type, identifier);
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const locale = useShopLocale();
  const isStart = isSelfInstalled(item);

  return (
    <Card
      title={<FormattedMessage id="delivery.installation.title" values={{ name: variant.name }} />}
      sentence={<InstallationText isStart={isStart} parcel={parcel} />}
    >
      <FormGrid>
        <ChoiceTiles
          name={keys.type}
          label={formatMessage({ id: 'delivery.installation.type.label' })}
          arrangement="rows"
          tiles={installationModes.map(({ code, label, description, price }) => ({
            value: code,
            title: label,
            text: description,
            end:
              price > 0 ? (
                <Amount>{formatMoney(price, locale)}</Amount>
              ) : (
                <Free>{formatMessage({ id: 'common.free' })}</Free>
              ),
          }))}
          value={installationMode ?? ''}
          onChange={(mode) => dispatch(installationModeChosen({ identifier, installationMode: mode }))}
        />
        <AppointmentField keys={keys} isStart={isStart} reading={reading} onRetry={onRetry} />
      </FormGrid>
    </Card>
  );
}

interface InstallationTextProps {
  /** No technician comes: the shopper installs it. */
  readonly isStart: boolean;
  readonly parcel: readonly string[];
}

function InstallationText({ isStart, parcel }: InstallationTextProps) {
  if (!isStart) return <FormattedMessage id="delivery.installation.text" />;
  if (parcel.length === 0) return <FormattedMessage id="delivery.start.text" />;
  return <FormattedMessage id="delivery.start.text.parcel" values={{ parcel: parcel.join(', ') }} />;
}

interface AppointmentFieldProps extends Pick<InstallationTextProps, 'isStart'> {
  readonly keys: ReturnType<typeof installationKeys>;
  readonly reading: CalendarReading;
  readonly onRetry: () => void;
}

/** The day, with morning or afternoon beside it where a technician comes. */
function AppointmentField({ keys, isStart, reading, onRetry }: AppointmentFieldProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const messages = useCalendarMessages(isStart);
  const calendar = reading.status === 'ready' ? reading.calendar : null;
  const asText = (day: string | undefined) => (day ? formatDate(day, locale, 'weekday') : '');
  const { form, setValue, widget } = useField({
    name: keys.date,
    messageId: isStart ? 'delivery.start.date' : 'delivery.installation.date',
    errorValues: { earliest: asText(calendar?.earliest), latest: asText(calendar?.latest) },
  });
  const value = textOf(form.values, keys.date);

  if (reading.status !== 'ready') {
    const kept = isDay(value) ? asText(value) : null;
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
      messages={messages}
      value={value}
      onChange={setValue}
      side={
        <>
          {!isStart && <TimeTiles name={keys.time} />}
          <CalendarLegend isStart={isStart} earliest={asText(reading.calendar.earliest)} />
        </>
      }
    />
  );
}

function TimeTiles({ name }: { readonly name: string }) {
  const { formatMessage } = useIntl();
  return (
    <FormChoiceTiles
      name={name}
      messageId="delivery.installation.time"
      arrangement="rows"
      tiles={(['morning', 'afternoon'] as const).map((time) => ({
        value: time,
        title: formatMessage({ id: `delivery.installation.time.${time}` }),
        text: formatMessage({ id: `delivery.installation.time.${time}.text` }),
      }))}
    />
  );
}

function useCalendarMessages(isStart: boolean): CalendarMessages {
  const { formatMessage } = useIntl();
  const word = (id: string) => formatMessage({ id: `delivery.calendar.${id}` as MessageId });
  return {
    previousMonth: word('previous-month'),
    nextMonth: word('next-month'),
    tooEarly: word('too-early'),
    tooLate: word('too-late'),
    unavailable: word(isStart ? 'unavailable.start' : 'unavailable'),
    holiday: word('holiday'),
  };
}

interface CalendarPlaceholderProps {
  /** The form key of the date: the error summary leads here. */
  readonly id: string;
  /** The chosen day as text. */
  readonly kept: string | null;
  readonly isFailed: boolean;
  readonly error?: ReactNode;
  readonly onRetry: () => void;
}

/** Stands where the calendar will be, or says that it did not come; a day that was chosen before counts all the same. */
function CalendarPlaceholder({ id, kept, isFailed, error, onRetry }: CalendarPlaceholderProps) {
  const { formatMessage } = useIntl();
  if (!isFailed) {
    return (
      <div role="status" aria-label={formatMessage({ id: 'common.loading' })}>
        <Skeleton height={484} radius={16} />
      </div>
    );
  }
  return (
    <div id={id}>
      <RetryNote
        role="status"
        title={<FormattedMessage id="delivery.installation.failed.title" />}
        errorId={error ? `${id}-error` : undefined}
        onRetry={onRetry}
      >
        {kept ? (
          <FormattedMessage id="delivery.installation.failed.kept" values={{ day: kept }} />
        ) : (
          <FormattedMessage id="delivery.installation.failed.text" />
        )}
      </RetryNote>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** What the calendar's signs mean, and the day on which it begins. */
function CalendarLegend({ isStart, earliest }: { readonly isStart: boolean; readonly earliest: string }) {
  return (
    <p className={styles.legend}>
      <i aria-hidden />
      <FormattedMessage id={isStart ? 'delivery.start.legend' : 'delivery.installation.legend'} />
      <br />
      <FormattedMessage id="delivery.installation.earliest" values={{ earliest }} />
    </p>
  );
}

type CalendarReading =
  | { readonly status: 'reading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly calendar: InstallationCalendar };

/** The days to choose from, read once the step is shown and something gets installed. */
export function useInstallationCalendar(isNeeded: boolean) {
  const { http, locale, report } = useServices();
  const [reading, setReading] = useState<CalendarReading>({ status: 'reading' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isHere = true;
    getInstallationCalendar(http, locale).then(
      (calendar) => isHere && setReading({ status: 'ready', calendar }),
      (error: unknown) => {
        report(error, { operation: 'installation-calendar' });
        if (isHere) setReading({ status: 'failed' });
      },
    );
    return () => {
      isHere = false;
    };
  }, [http, locale, report, isNeeded, attempt]);

  const retry = useCallback(() => {
    setReading({ status: 'reading' });
    setAttempt((count) => count + 1);
  }, []);
  return { reading, retry };
}
