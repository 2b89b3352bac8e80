const luxembourg = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Luxembourg',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of a moment in Luxembourg, as yyyy-MM-dd. */
export function luxembourgDate(moment: Date): string {
  return luxembourg.format(moment);
}
