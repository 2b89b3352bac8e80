/** A missing message is the developer's concern; a shopper's console stays clean. */
export function reportInDevelopment(error: unknown): void {
  if (process.env['NODE_ENV'] !== 'production') console.error(error);
}
