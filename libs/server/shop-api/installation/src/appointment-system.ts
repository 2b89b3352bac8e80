import { Type } from 'typebox';
import { luxembourgDate, shopTimeZone } from '@alzette/shop-model';
import { daysBetween, type PartnerClient, type ShopContext } from '@alzette/shop-api/platform';

/** The port to the operator's own calendar of technicians. */
export interface AppointmentSystem {
  /**
   * The days, yyyy-MM-dd, on which no technician is free in the morning or none in the afternoon: a shopper may choose either.
   *
   * @throws PartnerError
   */
  findFullDays(first: string, last: string): Promise<ReadonlySet<string>>;
}

export interface InstallationContext extends ShopContext {
  /** Without such a system the table of full days is used. */
  readonly partners: { readonly appointments: AppointmentSystem | null };
}

const DateTime = Type.String({ format: 'date-time', maxLength: 40 });
const TimeSlotsSchema = Type.Object({
  availableTimeSlot: Type.Array(
    Type.Object({ validFor: Type.Object({ startDateTime: DateTime, endDateTime: DateTime }) }),
    { maxItems: 5_000 },
  ),
});

/** Short, because a shopper waits for the response. */
const timeoutMs = 5_000;
/** Avoids a call for every page view of the calendar. The operator's system decides about a day that is taken meanwhile. */
const cacheMs = 30_000;

/** TMF646 v4, `searchTimeSlot`. */
export class TmfAppointmentSystem implements AppointmentSystem {
  private cached: { readonly key: string; readonly until: number; readonly days: Promise<ReadonlySet<string>> } | null =
    null;

  constructor(
    private readonly client: PartnerClient,
    private readonly clock: () => number = Date.now,
  ) {}

  findFullDays(first: string, last: string): Promise<ReadonlySet<string>> {
    const key = `${first} ${last}`;
    if (this.cached?.key === key && this.clock() < this.cached.until) return this.cached.days;
    const days = this.readFullDays(first, last);
    const entry = { key, until: this.clock() + cacheMs, days };
    this.cached = entry;
    days.catch(() => {
      if (this.cached === entry) this.cached = null;
    });
    return days;
  }

  private async readFullDays(first: string, last: string): Promise<ReadonlySet<string>> {
    const { availableTimeSlot: slots } = await this.client.post(TimeSlotsSchema, {
      path: '/tmf-api/appointment/v4/searchTimeSlot',
      body: {
        requestedTimeSlot: [
          { validFor: { startDateTime: atLuxembourg(first, '00:00'), endDateTime: atLuxembourg(last, '23:59') } },
        ],
        '@type': 'SearchTimeSlot',
      },
      timeoutMs,
    });
    const [mornings, afternoons] = [new Set<string>(), new Set<string>()];
    for (const { validFor } of slots) {
      const [start, end] = [new Date(validFor.startDateTime), new Date(validFor.endDateTime)];
      const day = luxembourgDate(start);
      const noon = new Date(atLuxembourg(day, '12:00'));
      if (start < noon) mornings.add(day);
      if (end > noon) afternoons.add(day);
    }
    return new Set(daysBetween(first, last).filter((day) => !mornings.has(day) || !afternoons.has(day)));
  }
}

const offsets = new Intl.DateTimeFormat('en', { timeZone: shopTimeZone, timeZoneName: 'longOffset' });

/** A time of a Luxembourg day with its offset: 2026-12-17T08:00:00+01:00. The clocks change on Sundays, when no technician comes. */
export function atLuxembourg(day: string, time: string): string {
  const zone = offsets.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName');
  return `${day}T${time}:00${zone?.value.replace('GMT', '') ?? 'Z'}`;
}
