import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { textOf } from '@alzette/checkout-kit';
import { useShopForm } from '@alzette/forms';
import { formatDate, formatLocales, useShopLocale, type MessageId } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import { getInstallationCalendar } from '@alzette/shop-client';
import {
  type CartItem,
  type Installation,
  type InstallationCalendar,
  installationKeys,
  isSelfInstalled,
} from '@alzette/shop-model';
import { type QueryResult, RetryNote, useItemField, useLoaded } from '@alzette/shop-widgets';
import { Button, ChoiceTiles, FieldError, Skeleton, VisuallyHidden } from '@alzette/ui';
import { type CalendarMessages, DatePicker, isDay } from '@alzette/ui/date-picker';
import { limitsOf } from './delivery-schema';
import styles from './delivery-step.module.css';

/** The chosen day and half-day of an installation; each is missing until it is chosen. */
export type Appointment = Partial<Pick<Installation, 'date' | 'time'>>;

export interface AppointmentProps {
  readonly item: CartItem;
  /** The item whose day this one has; null for an item with a day of its own. */
  readonly leader: CartItem | null;
  /** The item whose day this one may share; null for the first item. */
  readonly first: CartItem | null;
  /** The items that have this item's day. */
  readonly followers: readonly CartItem[];
  readonly calendar: CalendarResult;
  readonly onChoose: (appointment: Appointment) => void;
  /** Gives the item a day of its own, or the day of the first item. */
  readonly onApart: (isApart: boolean) => void;
}

/** The day on which an item gets installed: the day of another item, or a day of its own. */
export function AppointmentField(props: AppointmentProps) {
  const { leader } = props;
  return leader === null ? <OwnDay {...props} /> : <SharedDay {...props} leader={leader} />;
}

/** The element id of the text for an item that has the day of another item. */
export function sharedDayId({ type, identifier }: CartItem): string {
  return `${installationKeys(type, identifier).date}.shared`;
}

/** The same day as another item, in one line. */
function SharedDay({ item, leader, onChoose, onApart }: AppointmentProps & { readonly leader: CartItem }) {
  const { values } = useShopForm();
  const locale = useShopLocale();
  const keys = installationKeys(item.type, item.identifier);
  const [date, time] = [textOf(values, keys.date), textOf(values, keys.time)];
  const asksTime = !isSelfInstalled(item) && isSelfInstalled(leader);
  return (
    <>
      <input type="hidden" name={keys.date} value={date} />
      {asksTime ? <TimeTiles item={item} onChoose={onChoose} /> : <input type="hidden" name={keys.time} value={time} />}
      <div id={sharedDayId(item)} className={styles.shared}>
        <p>
          <FormattedMessage
            id={isDay(date) ? 'delivery.installation.with.day' : 'delivery.installation.with'}
            values={{
              name: leader.variant.name,
              day: isDay(date) ? formatDate(date, locale, 'weekday') : '',
              time: isSelfInstalled(item) ? 'none' : time,
            }}
          />
        </p>
        <Button variant="link" onClick={() => onApart(true)}>
          <FormattedMessage id="delivery.installation.apart" />
          <VisuallyHidden> {item.variant.name}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}

/** The day, with morning or afternoon beside it where a technician comes. */
function OwnDay({ item, first, followers, calendar, onChoose, onApart }: AppointmentProps) {
  const isStart = isSelfInstalled(item);
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
  return (
    <DatePicker
      {...widget}
      {...limitsOf(days)}
      help={formatMessage({ id: 'delivery.installation.date.help' })}
      locale={formatLocales[locale]}
      messages={messages}
      value={value}
      onChange={(date) => onChoose({ date })}
      side={
        <>
          {!isStart && <TimeTiles item={item} onChoose={onChoose} />}
          <CalendarLegend isStart={isStart} earliest={asText(days.earliest)} sameDay={isDay(value) ? followers : []} />
          {first && (
            <Button variant="link" onClick={() => onApart(false)}>
              <FormattedMessage id="delivery.installation.together" values={{ name: first.variant.name }} />
            </Button>
          )}
        </>
      }
    />
  );
}

const times = ['morning', 'afternoon'] as const;

function TimeTiles({ item, onChoose }: Pick<AppointmentProps, 'item' | 'onChoose'>) {
  const { formatMessage } = useIntl();
  const keys = installationKeys(item.type, item.identifier);
  const { form, widget } = useItemField(item, keys.time, 'delivery.installation.time');
  return (
    <ChoiceTiles
      {...widget}
      arrangement="rows"
      tiles={times.map((time) => ({
        value: time,
        title: formatMessage({ id: `delivery.installation.time.${time}` }),
        text: formatMessage({ id: `delivery.installation.time.${time}.text` }),
      }))}
      value={textOf(form.values, keys.time)}
      onChange={(time) => onChoose({ time: time === 'afternoon' ? 'afternoon' : 'morning' })}
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

/** The placeholder while the calendar loads, and its failure. A day that was chosen before stays valid. */
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

/** The legend of the calendar, its first day, and the other items of the chosen day. */
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

export type CalendarResult = QueryResult<InstallationCalendar>;

/** The days to choose from, loaded once the step is shown and something gets installed. */
export function useInstallationCalendar(isNeeded: boolean): CalendarResult {
  const { http, locale } = useServices();
  return useLoaded(
    isNeeded ? `installation calendar ${locale}` : null,
    () => getInstallationCalendar(http, locale),
    'installation-calendar',
  );
}
