import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { asText, formSchema, satisfied, ShopForm, useField } from '@alzette/forms';
import { formatDate, formatLocales, useShopLocale, type MessageId } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import {
  errorCode,
  getInstallationCalendar,
  type RequestErrorCode,
  rescheduleInstallation,
} from '@alzette/shop-client';
import type { FormValues, Installation, InstallationCalendar } from '@alzette/shop-model';
import { Card, ChoiceTiles, FormSkeleton } from '@alzette/ui';
import { DatePicker, dayProblem, type DayLimits } from '@alzette/ui/date-picker';
import { orderAddress } from '../order-address';
import { OrdersFailed } from '../orders-failed';
import styles from '../orders.module.css';
import { useRequest } from '../use-request';
import { ChangeFrame, ChangeRefused, SubmitChange } from './change-frame';
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

type Refusal = 'late' | 'taken' | 'failed';

const refusals: Partial<Record<RequestErrorCode, Refusal>> = {
  too_late: 'late',
  installation_date_unavailable: 'taken',
};
const keys = { date: 'orders.date', time: 'orders.time' };

function timeOf(values: FormValues): Installation['time'] {
  return values[keys.time] === 'morning' ? 'morning' : 'afternoon';
}

function AppointmentForm({ calendar, installation, isStart, item, tokenValue, done }: AppointmentFormProps) {
  const { http, navigate, report } = useServices();
  const locale = useShopLocale();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { earliest: min, latest: max, unavailable, holidays } = calendar;
  const limits: DayLimits = useMemo(() => ({ min, max, unavailable, holidays }), [min, max, unavailable, holidays]);
  const schema = useMemo(
    () =>
      formSchema({
        [keys.date]: satisfied('date', (values) => dayProblem(asText(values[keys.date]), limits) === null),
      }),
    [limits],
  );
  const texts = isStart ? 'change.start' : 'change.installation';

  async function handleSubmit(values: FormValues) {
    setRefusal(null);
    try {
      await rescheduleInstallation(http, tokenValue, { item, date: asText(values[keys.date]), time: timeOf(values) });
      navigate(done);
    } catch (error) {
      const reason = refusals[errorCode(error)] ?? 'failed';
      if (reason === 'failed') report(error, { operation: 'installation moved' });
      setRefusal(reason);
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
      <ShopForm
        initialValues={{ [keys.date]: '', [keys.time]: installation.time }}
        schema={schema}
        onSubmit={handleSubmit}
        hasSummary={false}
      >
        <div className={styles.form}>
          <DayField calendar={calendar} limits={limits} isStart={isStart} />
          {refusal && <ChangeRefused reason={refusal === 'late' && isStart ? 'late.start' : refusal} />}
          <SubmitChange>
            <FormattedMessage id={`${texts}.submit`} />
          </SubmitChange>
        </div>
      </ShopForm>
    </Card>
  );
}

interface DayFieldProps extends Pick<AppointmentFormProps, 'calendar' | 'isStart'> {
  readonly limits: DayLimits;
}

/** The day, with morning or afternoon beside it where a technician comes. */
function DayField({ calendar, limits, isStart }: DayFieldProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const { form, value, setValue, widget } = useField({
    name: keys.date,
    messageId: 'change.installation.date',
    label: formatMessage({ id: 'change.installation.date' }),
    errorValues: {
      earliest: formatDate(calendar.earliest, locale, 'weekday'),
      latest: formatDate(calendar.latest, locale, 'weekday'),
    },
  });
  const word = (id: string) => formatMessage({ id: `change.calendar.${id}` as MessageId });
  return (
    <DatePicker
      name={keys.date}
      label={widget.label}
      error={widget.error}
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
      value={asText(value)}
      onChange={setValue}
      side={
        !isStart && (
          <ChoiceTiles
            name={keys.time}
            label={formatMessage({ id: 'change.installation.time' })}
            arrangement="rows"
            value={timeOf(form.values)}
            onChange={(time) => form.setValue(keys.time, time)}
            tiles={(['morning', 'afternoon'] as const).map((time) => ({
              value: time,
              title: formatMessage({ id: `change.installation.${time}` }),
              text: formatMessage({ id: `change.installation.${time}.text` }),
            }))}
          />
        )
      }
    />
  );
}
