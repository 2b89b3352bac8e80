const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // PgBouncer has no connection to the database, or lost the one in use.
  '08P01',
  // The server is a replica, or a primary that became one: the write belongs to another server.
  '25006',
  // The disk is full, or the connections are used up.
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|The database does not respond/u;

/** True if the error means that the database is unreachable or out of resources, and not a fault of the shop. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return unavailableCodes.has(String(code)) || unavailableMessages.test(String(message));
}
