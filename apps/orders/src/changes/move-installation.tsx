import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate, formatLocales, useShopLocale, type MessageId } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import {
  errorCode,
  getInstallationCalendar,
  type RequestErrorCode,
  rescheduleInstallation,
} from '@alzette/shop-client';
import type { Installation, InstallationCalendar } from '@alzette/shop-model';
import { Button, Card, ChoiceTiles, FormSkeleton } from '@alzette/ui';
import { DatePicker, dayProblem, type DayLimits } from '@alzette/ui/date-picker';
import { orderAddress } from '../order-address';
import { OrdersFailed } from '../orders-failed';
import styles from '../orders.module.css';
import { useRequest } from '../use-request';
import { ChangeFrame, ChangeRefused } from './change-frame';
import type { ChangePageProps } from './change-page';

/** Chooses another day for an installation or a start, up to two working days before. */
export function MoveInstallation({ item: identifier, followed: { order, items }, path, back }: ChangePageProps) {
  const { http, locale } = useServices();
  const { formatMessage } = useIntl();
  const calendar = useRequest('installation calendar', 'calendar', () => getInstallationCalendar(http, locale));
  const item = items.find((each) => each.identifier === identifier);
  const installation = order.complementaryInformations.find((each) => each.identifier === identifier)?.installation;
  const isStart = order.items.some((each) => each.identifier === identifier && each.selfInstallation);
  return (
    <ChangeFrame titleId={isStart ? 'change.start' : 'change.installation'} back={back}>
      {!item?.rescheduleUntil || !installation ? (
        <ChangeRefused reason={isStart ? 'late.start' : 'late'} />
      ) : (
        <>
          {calendar.status === 'loading' && <FormSkeleton label={formatMessage({ id: 'orders.loading' })} />}
          {calendar.status === 'failed' && <OrdersFailed onRetry={calendar.onRetry} />}
          {calendar.status === 'ready' && (
            <AppointmentForm
              calendar={calendar.value}
              installation={installation}
              isStart={isStart}
              item={identifier}
              tokenValue={order.tokenValue}
              done={orderAddress(path, order.tokenValue)}
            />
          )}
        </>
      )}
    </ChangeFrame>
  );
}

interface AppointmentFormProps {
  readonly calendar: InstallationCalendar;
  readonly installation: Installation;
  /** True without a technician: only the day counts. */
  readonly isStart: boolean;
  readonly item: string;
  readonly tokenValue: string;
  /** The address of the page after the change. */
  readonly done: string;
}

type State = 'typing' | 'checked' | 'sending' | 'late' | 'taken' | 'failed';

const refusals: Partial<Record<RequestErrorCode, State>> = { too_late: 'late', installation_date_unavailable: 'taken' };

function AppointmentForm({ calendar, installation, isStart, item, tokenValue, done }: AppointmentFormProps) {
  const { http, navigate, report } = useServices();
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const [date, setDate] = useState('');
  const [time, setTime] = useState<Installation['time']>(installation.time);
  const [state, setState] = useState<State>('typing');
  const limits: DayLimits = {
    min: calendar.earliest,
    max: calendar.latest,
    unavailable: calendar.unavailable,
    holidays: calendar.holidays,
  };
  const problem = dayProblem(date, limits);
  const texts = isStart ? 'change.start' : 'change.installation';
  const word = (id: string) => formatMessage({ id: `change.calendar.${id}` as MessageId });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    if (problem !== null) return setState('checked');
    setState('sending');
    try {
      await rescheduleInstallation(http, tokenValue, { item, date, time });
      navigate(done);
    } catch (error) {
      const refusal = refusals[errorCode(error)] ?? 'failed';
      if (refusal === 'failed') report(error, { operation: 'installation moved' });
      setState(refusal);
    }
  }

  return (
    <Card
      title={<FormattedMessage id={`${texts}.choose`} />}
      sentence={
        <FormattedMessage
          id={`${texts}.present`}
          values={{ date: formatDate(installation.date, locale, 'weekday'), time: installation.time }}
        />
      }
    >
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DatePicker
          name="orders.date"
          label={formatMessage({ id: 'change.installation.date' })}
          error={
            state === 'checked' && problem !== null
              ? formatMessage(
                  { id: 'change.installation.date.error' },
                  {
                    earliest: formatDate(calendar.earliest, locale, 'weekday'),
                    latest: formatDate(calendar.latest, locale, 'weekday'),
                  },
                )
              : undefined
          }
          required
          locale={formatLocales[locale]}
          messages={{
            previousMonth: word('previous-month'),
            nextMonth: word('next-month'),
            tooEarly: word('too-early'),
            tooLate: word('too-late'),
            unavailable: word(isStart ? 'unavailable.start' : 'unavailable'),
            holiday: word('holiday'),
          }}
          {...limits}
          value={date}
          onChange={setDate}
          side={
            !isStart && (
              <ChoiceTiles
                name="orders.time"
                label={formatMessage({ id: 'change.installation.time' })}
                arrangement="rows"
                value={time}
                onChange={(value) => setTime(value === 'morning' ? 'morning' : 'afternoon')}
                tiles={(['morning', 'afternoon'] as const).map((value) => ({
                  value,
                  title: formatMessage({ id: `change.installation.${value}` }),
                  text: formatMessage({ id: `change.installation.${value}.text` }),
                }))}
              />
            )
          }
        />
        {state === 'late' && <ChangeRefused reason={isStart ? 'late.start' : 'late'} />}
        {(state === 'taken' || state === 'failed') && <ChangeRefused reason={state} />}
        <Button
          type="submit"
          variant="primary"
          busy={state === 'sending'}
          busyLabel={<FormattedMessage id="change.sending" />}
        >
          <FormattedMessage id={`${texts}.submit`} />
        </Button>
      </form>
    </Card>
  );
}
