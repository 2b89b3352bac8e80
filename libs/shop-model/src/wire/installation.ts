import { Type, type Static } from 'typebox';

const Day = Type.String({ pattern: '^[0-9]{4}/[0-9]{2}/[0-9]{2}$' });

/**
 * `GET /api/v2/shop/installation/calendar`: which days a technician may come, on the Luxembourg calendar. Days are
 * yyyy/MM/dd; from `earliest` to `latest` every day is free but those listed.
 */
export const InstallationCalendarSchema = Type.Object({
  earliest: Day,
  latest: Day,
  /** Sundays and days that are full. */
  unavailable: Type.Array(Day),
  /** Public holidays, named in the asked locale. */
  holidays: Type.Array(Type.Object({ date: Day, name: Type.String() })),
});
export type InstallationCalendar = Static<typeof InstallationCalendarSchema>;
