/** Names of amounts in cents, printed with two decimals in a table. */
const amounts = ['total', 'monthly', 'amount', 'expected'];

type Row = Readonly<Record<string, unknown>>;

/** The rows as aligned columns under their names. Values that are null in every row have no column. */
export function table(rows: readonly Row[]): string {
  if (rows.length === 0) return 'None.';
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) =>
    rows.some((row) => text(row, name) !== ''),
  );
  const cells = [names, ...rows.map((row) => names.map((name) => text(row, name)))];
  const widths = names.map((_name, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function text(row: Row, name: string): string {
  const value = row[name];
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace('.000Z', 'Z');
  if (typeof value === 'number' && amounts.includes(name)) return (value / 100).toFixed(2);
  return printable(typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean));
}

/** Without control characters: a text that a shopper typed must not command the terminal. */
function printable(value: string): string {
  return value.replace(/\p{Cc}/gu, ' ');
}
