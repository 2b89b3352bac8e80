import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { textOf } from '@alzette/checkout-kit';
import { FormChoiceTiles } from '@alzette/forms';
import { formatDate, formatLocales, formatMoney, useShopLocale, type MessageId } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import { getInstallationCalendar } from '@alzette/shop-client';
import { type CartItem, type InstallationCalendar, installationKeys, isSelfInstalled } from '@alzette/shop-model';
import { installationModeChosen } from '@alzette/shop-store';
import { type QueryResult, RetryNote, useItemField, useLoaded } from '@alzette/shop-widgets';
import { Amount, Card, ChoiceTiles, FieldError, FormGrid, Free, Skeleton } from '@alzette/ui';
import { type CalendarMessages, DatePicker, dayProblem, isDay } from '@alzette/ui/date-picker';
import { limitsOf } from './delivery-schema';
import styles from './delivery-step.module.css';

interface InstallationCardProps {
  readonly item: CartItem;
  /** The names of what comes by parcel for the item. */
  readonly parcel: readonly string[];
  readonly calendar: CalendarResult;
  /** The other items of the cart that get installed: a day that is chosen here is theirs too while they have none. */
  readonly others: readonly CartItem[];
}

/** How an item gets installed, what that costs, and when (spec row J3). */
export function InstallationCard({ item, parcel, calendar, others }: InstallationCardProps) {
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
        <AppointmentField item={item} isStart={isStart} calendar={calendar} others={others} />
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

type AppointmentFieldProps = Pick<InstallationCardProps, 'item' | 'calendar' | 'others'> &
  Pick<InstallationTextProps, 'isStart'>;

/** The day, with morning or afternoon beside it where a technician comes. */
function AppointmentField({ item, isStart, calendar, others }: AppointmentFieldProps) {
  const keys = installationKeys(item.type, item.identifier);
  const messageId = isStart ? 'delivery.start.date' : 'delivery.installation.date';
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const messages = useCalendarMessages(isStart);
  const days = calendar.status === 'ready' ? calendar.value : null;
  const asText = (day: string | undefined) => (day ? formatDate(day, locale, 'weekday') : '');
  const { form, widget } = useItemField(item, keys.date, messageId, {
    earliest: asText(days?.earliest),
    latest: asText(days?.latest),
  });
  const value = textOf(form.values, keys.date);

  if (!days) {
    const kept = isDay(value) ? asText(value) : null;
    const onRetry = calendar.status === 'failed' ? calendar.onRetry : null;
    return <CalendarPlaceholder id={keys.date} kept={kept} onRetry={onRetry} {...widget} />;
  }
  const limits = limitsOf(days);
  const dayKey = (other: CartItem) => installationKeys(other.type, other.identifier).date;
  const dayOf = (other: CartItem) => textOf(form.values, dayKey(other));
  const sameDay = others.filter((other) => isDay(value) && dayOf(other) === value);

  function handleChange(day: string) {
    const undecided = dayProblem(day, limits) === null ? others.filter((other) => dayOf(other) === '') : [];
    form.setValues(Object.fromEntries([keys.date, ...undecided.map(dayKey)].map((key) => [key, day])));
  }

  return (
    <DatePicker
      {...widget}
      {...limits}
      help={formatMessage({ id: 'delivery.installation.date.help' })}
      locale={formatLocales[locale]}
      messages={messages}
      value={value}
      onChange={handleChange}
      side={
        <>
          {!isStart && <TimeTiles name={keys.time} />}
          <CalendarLegend isStart={isStart} earliest={asText(days.earliest)} sameDay={sameDay} />
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
  readonly error?: ReactNode;
  /** Null until the calendar has failed. */
  readonly onRetry: (() => void) | null;
}

/** Stands where the calendar will be, or says that it did not come; a day that was chosen before counts all the same. */
function CalendarPlaceholder({ id, kept, error, onRetry }: CalendarPlaceholderProps) {
  const { formatMessage } = useIntl();
  if (!onRetry) {
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

interface CalendarLegendProps {
  readonly isStart: boolean;
  readonly earliest: string;
  /** Other items that are installed on the chosen day. */
  readonly sameDay: readonly CartItem[];
}

/** What the calendar's signs mean, the day on which it begins, and what else the chosen day is for. */
function CalendarLegend({ isStart, earliest, sameDay }: CalendarLegendProps) {
  const { formatList } = useIntl();
  return (
    <p className={styles.legend}>
      <i aria-hidden />
      <FormattedMessage id={isStart ? 'delivery.start.legend' : 'delivery.installation.legend'} />
      <br />
      <FormattedMessage id="delivery.installation.earliest" values={{ earliest }} />
      {sameDay.length > 0 && (
        <>
          <br />
          <FormattedMessage
            id="delivery.installation.same"
            values={{ names: formatList(sameDay.map(({ variant }) => variant.name)) }}
          />
        </>
      )}
    </p>
  );
}

type CalendarResult = QueryResult<InstallationCalendar>;

/** The days to choose from, loaded once the step is shown and something gets installed. */
export function useInstallationCalendar(isNeeded: boolean): CalendarResult {
  const { http, locale } = useServices();
  return useLoaded(
    isNeeded ? `installation calendar ${locale}` : null,
    () => getInstallationCalendar(http, locale),
    'installation-calendar',
  );
}
