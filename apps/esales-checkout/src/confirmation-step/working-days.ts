/** The day (`yyyy/MM/dd`) so many days later, Saturdays and Sundays not counted. */
export function addWorkingDays(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('/').map(Number);
  const moment = new Date(Date.UTC(year, month - 1, date, 12));
  for (let left = count; left > 0;) {
    moment.setUTCDate(moment.getUTCDate() + 1);
    if (moment.getUTCDay() % 6 !== 0) left -= 1;
  }
  return moment.toISOString().slice(0, 10).replaceAll('-', '/');
}
